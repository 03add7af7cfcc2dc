import { isOneOf } from '../outside.ts';
import type { NamesSpec } from './field.ts';

/** What the world has a list of, apart from what a catalogue declares and a company keeps. */
const listed = ['language', 'country', 'currency', 'timeZone'] as const;
export type ListedKind = (typeof listed)[number];

/** Whether names are of such a list: the same everywhere, so that they need no record to be told of. */
export const isOfList = <S extends Pick<NamesSpec, 'what'>>(spec: S): spec is S & { readonly what: ListedKind } =>
  isOneOf(listed, spec.what);

/** A name of the platform's own list. */
export const nameOf = (type: 'language' | 'region' | 'currency', code: string, locale: string): string | undefined =>
  new Intl.DisplayNames(locale, { type, fallback: 'none' }).of(code);

/**
 * What a code is called in a language, as it stands alone in a list (`Français`); undefined for what is on no list. Zones are
 * called what they are called everywhere.
 */
export function listedName(kind: ListedKind, code: string, locale: string): string | undefined {
  if (kind === 'timeZone') return code;
  if (!/^(?:[a-z]{2,3}|[A-Z]{2,3})$/.test(code)) return undefined;
  const name = nameOf(kind === 'country' ? 'region' : kind, code, locale);
  return kind === 'language' ? name && name[0]!.toLocaleUpperCase(locale) + name.slice(1) : name;
}
