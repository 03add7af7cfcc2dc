/** The door of the grammar: how things are declared, and the pure decisions that follow from a declaration. */
export * from './access.ts';
export * from './action.ts';
export * from './alike/alike.ts';
export * from './asks.ts';
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
export * from './catalogue.ts';
export * from './certain.ts';
export * from './city-name.ts';
export {
  type AccentFamily,
  accentBackgrounds,
  type ColourScheme,
  deriveAccent,
  isLegibleFamily,
  plainAccent,
} from './colours/accent.ts';
export { contrast, textContrast } from './colours/contrast.ts';
export * from './condition-faults.ts';
export * from './condition-refusals.ts';
export * from './condition-value.ts';
export * from './constraints.ts';
export * from './data-class.ts';
export * from './entity.ts';
export * from './event.ts';
export * from './exact.ts';
export * from './field-path.ts';
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
export * from './fields/date-order.ts';
export type * from './fields/field.ts';
export * from './fields/fillable.ts';
export * from './fields/groups.ts';
export * from './fields/is-listed.ts';
export * from './fields/language-codes.ts';
export * from './fields/listed.ts';
export * from './fields/measures.ts';
export * from './fields/minor-unit.ts';
export * from './fields/minor-unit-problems.ts';
export * from './fields/names.ts';
export * from './fields/numbered.ts';
export { parseField } from './fields/parse.ts';
export { isBadText, isWebAddress, type Parsed } from './fields/parse-scalar.ts';
export { isId } from './fields/parse-shape.ts';
export type * from './fields/shape.ts';
export * from './fields/values.ts';
export * from './file-sizes.ts';
export * from './filter.ts';
export * from './formula.ts';
export * from './input.ts';
export * from './input-refusals.ts';
export * from './lifecycle.ts';
export * from './look-in.ts';
export * from './matches.ts';
export * from './narrowing.ts';
export * from './operators.ts';
export type * from './proof.ts';
export * from './record.ts';
export * from './refusal.ts';
export { dayAfter, daysFromToday } from './relative-day.ts';
export * from './rules.ts';
export * from './screen.ts';
export { subDomainOf } from './sub-domain.ts';
export * from './title.ts';
export * from './whole-states.ts';
export * from './words.ts';
