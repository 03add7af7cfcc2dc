import { longText, text } from './build.ts';
import type { FieldOptions, NamesSpec } from './field.ts';
import { isOfList, type ListedKind, listedName } from './listed.ts';

type Given = FieldOptions & { readonly max?: number };

/** Names one entity: chosen by its label. */
export const entityName = <const O extends Given>(label: string, options?: O) =>
  text(label, { max: 60, ...options, names: { what: 'entity' } } as O & { names: NamesSpec });

/** Names one field of the entity that the field `of` of the same record names. */
export const fieldName = <const O extends Given>(label: string, of: string, options?: O) =>
  text(label, { max: 60, ...options, names: { what: 'field', of } } as O & { names: NamesSpec });

/** Names fields of the entity that the field `of` of the same record names. */
export const fieldNames = <const O extends Given>(
  label: string,
  of: string,
  { except, ...options }: O & Pick<NamesSpec, 'except'> = {} as O,
) =>
  longText(label, {
    max: 1000,
    ...options,
    names: { what: 'field', of, many: true, ...(except ? { except } : {}) },
  } as unknown as O & { names: NamesSpec });

/** Names actions and transitions on records of the entity that the field `of` of the same record names. */
export const actionNames = <const O extends Given>(label: string, of: string, options?: O) =>
  longText(label, { max: 1000, ...options, names: { what: 'action', of, many: true } } as O & { names: NamesSpec });

/** Names states that records of the entity that the field `of` of the same record names can be in. */
export const stateNames = <const O extends Given>(label: string, of: string, options?: O) =>
  longText(label, { max: 1000, ...options, names: { what: 'state', of, many: true } } as O & { names: NamesSpec });

/** Names transitions between such states. */
export const transitionNames = <const O extends Given>(label: string, of: string, options?: O) =>
  longText(label, { max: 1000, ...options, names: { what: 'transition', of, many: true } } as O & { names: NamesSpec });

/** One code of a list of the world: a language (`fr`), a country, a currency, a time zone. */
export const listed = <const O extends Given>(label: string, what: ListedKind, options?: O) =>
  text(label, { max: 60, ...options, names: { what } } as O & { names: NamesSpec });

/** Several codes of such a list. */
export const severalListed = <const O extends Given>(label: string, what: ListedKind, options?: O) =>
  text(label, { max: 200, ...options, names: { what, many: true } } as O & { names: NamesSpec });

/** The names in a text, however they were separated. */
export const namesIn = (given: string | null | undefined): string[] => (given ?? '').split(/[\s,;]+/).filter(Boolean);

/**
 * The names that a stored text holds. What was typed before there was a list is no list of codes: it stays one text, as somebody
 * wrote it.
 */
export function namesHeld(spec: NamesSpec, text: string): readonly string[] {
  const names = spec.many ? namesIn(text) : [text];
  return isOfList(spec) && names.some((one) => listedName(spec.what, one, 'en') === undefined) ? [text] : names;
}
