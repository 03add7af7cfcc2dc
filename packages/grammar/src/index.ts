/** The door of the grammar: how things are declared, and the pure decisions that follow from a declaration. */
export * from './access.ts';
export * from './action.ts';
export * from './alike/alike.ts';
export * from './catalogue.ts';
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
export * from './data-class.ts';
export * from './entity.ts';
export * from './event.ts';
export * from './exact.ts';
export { lastOf, maskOf } from './fields/bank-mask.ts';
export * from './fields/build.ts';
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
export { parseField } from './fields/parse.ts';
export { isWebAddress, type Parsed } from './fields/parse-scalar.ts';
export { isId } from './fields/parse-shape.ts';
export type * from './fields/shape.ts';
export * from './fields/values.ts';
export * from './file-sizes.ts';
export * from './filter.ts';
export * from './input.ts';
export * from './input-refusals.ts';
export * from './lifecycle.ts';
export * from './matches.ts';
export * from './narrowing.ts';
export type * from './proof.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './rules.ts';
export * from './screen.ts';
export { subDomainOf } from './sub-domain.ts';
export * from './title.ts';
export * from './words.ts';
