/** The door of the grammar: how things are declared, and the pure decisions that follow from a declaration. */
export { type Access, type Allowance, allowanceOf, type Deed, deeds, type Grant, gives, grantsOf } from './access.ts';
export {
  type Action,
  type ActionInput,
  type ActionRecord,
  type ActionSend,
  defineAction,
  defineRoute,
  type Route,
  typedName,
} from './action.ts';
export { alikeFields, comparedName } from './alike/alike.ts';
export { askedBy, isForMany, stampFaults, transitionAt } from './asks.ts';
export {
  type Calculated,
  type Calculation,
  type CalculationOf,
  defineCalculation,
  type GivenMoney,
  type GivenNumber,
  type Many,
  many,
} from './calculation/define-calculation.ts';
export { calculatedOn, type Explaining, explainField, keptTrace } from './calculation/explain-field.ts';
export { type Figure, greatest, least, number, sum } from './calculation/figure.ts';
export { type FormulaWords, formulaOf, type NamedNode, partsOf, roundingsOf } from './calculation/formula.ts';
export { inputsOf, replay } from './calculation/replay.ts';
export { sourcesOf } from './calculation/sources.ts';
export {
  type InputNode,
  isTrace,
  type StepNode,
  type Trace,
  type TraceNode,
  type TraceSource,
  type WithheldNode,
} from './calculation/trace.ts';
export type { Unit } from './calculation/unit.ts';
export { withhold } from './calculation/withhold.ts';
export { type Card, type CardForm, type CardSpec, cardFaults, defineCard } from './card.ts';
export { type Catalogue, type Domain, defineCatalogue } from './catalogue.ts';
export { certain } from './certain.ts';
export { type CityNames, citiesCalled, cityNameFrom } from './city-name.ts';
export { closedFields } from './closed-fields.ts';
export {
  type AccentFamily,
  accentBackgrounds,
  type ColourScheme,
  deriveAccent,
  plainAccent,
} from './colours/accent.ts';
export { contrast, textContrast } from './colours/contrast.ts';
export {
  type ConditionFault,
  type ConditionRow,
  comparisonFaults,
  conditionFaults,
  conditionOf,
  type FindField,
  filterOfRows,
} from './condition-faults.ts';
export { conditionRefusals } from './condition-refusals.ts';
export { filterLimits, readComparedValue } from './condition-value.ts';
export { constraintFaults, spanTypes } from './constraints.ts';
export { dataClassOf, erasedClasses, isAboutPerson, isOfAccount } from './data-class.ts';
export { decidedFaults } from './decided.ts';
export { type DecidedSpec, undecidedField } from './decided-spec.ts';
export type { DeclaredForm } from './declared-form.ts';
export {
  allFields,
  type CheckSpec,
  commonFields,
  defineEntity,
  type Entity,
  type EntitySpec,
  type ExcludesSpec,
  kebab,
  roleCode,
  roleKey,
  type SideSpec,
  snake,
  wireName,
} from './entity.ts';
export { defineEvent, type Event, type Notice } from './event.ts';
export { Exact } from './exact.ts';
export { type FieldOnPath, followPath, longestPath } from './field-path.ts';
export { lastOf, maskOf } from './fields/bank-mask.ts';
export {
  address,
  bankPart,
  choice,
  code,
  coordinates,
  country,
  currency,
  date,
  dateRange,
  dateTime,
  decimal,
  derived,
  email,
  file,
  image,
  json,
  jsonOf,
  lifecycle,
  longText,
  money,
  option,
  percentage,
  person,
  phone,
  ref,
  refs,
  richText,
  text,
  whole,
  yesNo,
} from './fields/build.ts';
export { condition } from './fields/condition.ts';
export type { DataClass } from './fields/data-class.ts';
export type { DataKind } from './fields/data-kind.ts';
export { dateOrderProblems, futureDateProblems } from './fields/date-order.ts';
export type {
  BankPart,
  Computed,
  Field,
  FieldOf,
  FieldOptions,
  Fields,
  FieldType,
  FormulaSpec,
  LifecycleSpec,
  NamesSpec,
  NumberedSpec,
  NumberSpec,
  OfferSpec,
  OverdueSpec,
  Stamp,
  StateSpec,
  TextSpec,
  TransitionSpec,
} from './fields/field.ts';
export { isFillable } from './fields/fillable.ts';
export { audienceFlags, codeAndName, effective, reachable, sequence } from './fields/groups.ts';
export { isListed, isTimeZone } from './fields/is-listed.ts';
export { languageCodes } from './fields/language-codes.ts';
export { isOfList, type ListedKind, listedName } from './fields/listed.ts';
export { distance, volume, weight } from './fields/measures.ts';
export { amountText, currencyDecimals, fitsCurrency, unusualDecimals } from './fields/minor-unit.ts';
export { minorUnitProblems } from './fields/minor-unit-problems.ts';
export {
  actionNames,
  entityName,
  fieldName,
  fieldNames,
  listed,
  namesHeld,
  namesIn,
  severalListed,
  stateNames,
  transitionNames,
} from './fields/names.ts';
export { isNeeded, isNumberedAtStart, numberings, referenceOf } from './fields/numbered.ts';
export { parseField } from './fields/parse.ts';
export { isBadText, isWebAddress, type Parsed } from './fields/parse-scalar.ts';
export { isId } from './fields/parse-shape.ts';
export type { Shape, ShapePart } from './fields/shape.ts';
export {
  type AddressValue,
  addressParts,
  type CoordinatesValue,
  type DateRangeValue,
  type FileValue,
  idIn,
  idsIn,
  type JsonValue,
  labelIn,
  type RefValue,
} from './fields/values.ts';
export { fileSizes } from './file-sizes.ts';
export {
  allOf,
  anyOf,
  type Condition,
  callerFacts,
  type Filter,
  type FilterValue,
  isCondition,
  isFilter,
  type Operator,
  operators,
  pathsOf,
} from './filter.ts';
export { casesIn, type FormulaCase, type Tables, type TriedCase, tryCase, workReady } from './formulas/cases.ts';
export { namesAbout } from './formulas/catalogue-names.ts';
export { type CheckedFormula, checkFormula } from './formulas/check.ts';
export { monthsBetween, shareOf } from './formulas/days.ts';
export { formulaCases } from './formulas/formula-cases.ts';
export { type FormulaFault, formulaRefusals } from './formulas/formula-refusals.ts';
export { formulaFunctions } from './formulas/functions.ts';
export { type JudgedFormula, judgeFormula, type StoredFormula } from './formulas/judge.ts';
export type { Names, Scope, TableKind } from './formulas/kinds.ts';
export { formulaLimits } from './formulas/limits.ts';
export { parseFormula } from './formulas/parse.ts';
export { referencesIn } from './formulas/references.ts';
export { sampleGiven, sampleScope } from './formulas/sample.ts';
export { readFields, readRecord, refuseClosedChanges, type Values, wiresOf } from './input.ts';
export { inputRefusals } from './input-refusals.ts';
export { kindOfData } from './kind-of-data.ts';
export { finalStates, lifecycleFaults } from './lifecycle.ts';
export { lookIn } from './look-in.ts';
export { makerOf } from './maker-of.ts';
export { type CallerFacts, type LookUp, matches } from './matches.ts';
export {
  accessFor,
  allowanceFor,
  bothOf,
  type Confinement,
  isAboutMe,
  type Narrowing,
  type Narrowings,
  narrowingOf,
  performanceOf,
  type Reach,
  type RoleHolder,
  tellsOfAccount,
} from './narrowing.ts';
export { isOperator, operatorsOf, takesList, takesNoValue } from './operators.ts';
export { isObject, isOneOf } from './outside.ts';
export { isOutsider, type Outsider, outsiders } from './outsiders.ts';
export type { Proof } from './proof.ts';
export type { InputOf, PayloadOf, RecordOf, SendOf, ValuesOf, WrittenOf } from './record.ts';
export {
  defineRefusals,
  headOf,
  invalidInput,
  isRefusal,
  type Refusal,
  type RefusalSet,
  type RefusalSpec,
  type Refusals,
  refusalKinds,
} from './refusal.ts';
export { dayAfter, daysFromToday } from './relative-day.ts';
export { type Caller, defineRules, type Facts, type Judging, type RuleSpec, type Rules } from './rules.ts';
export { defineScreen, type ScreenSpec } from './screen.ts';
export { shownFaults } from './shown-faults.ts';
export { commonOf, sharedWhenJoined, sideFaults } from './sides.ts';
export { subDomainOf } from './sub-domain.ts';
export { joinTitle, titleFieldIn, titleFieldsOf } from './title.ts';
export { townAndCountry } from './town-and-country.ts';
export { wayNameFrom } from './way-name.ts';
export { closingFaults, closingOf, openStates, type PartDeed } from './whole-states.ts';
export { slug, wordsOf } from './words.ts';
export { workFaults } from './work.ts';
export type { WorkSpec } from './work-spec.ts';
