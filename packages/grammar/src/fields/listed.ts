import type { NamesSpec } from './field.ts';

/** What the world has a list of, apart from what a catalogue declares and a company keeps. */
const listed = ['language', 'country', 'currency', 'timeZone'] as const;
export type ListedKind = (typeof listed)[number];

/** Whether names are of such a list: the same everywhere, so that they need no record to be told of. */
export const isOfList = <S extends Pick<NamesSpec, 'what'>>(spec: S): spec is S & { readonly what: ListedKind } =>
  (listed as readonly string[]).includes(spec.what);

/** Whether the platform knows an IANA time zone by this name. Offsets (`+02:00`) are no names. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || !/^[A-Z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const known: Readonly<Record<ListedKind, (code: string) => boolean>> = {
  language: (code) => /^[a-z]{2,3}$/.test(code) && nameOf('language', code, 'en') !== undefined,
  country: (code) => /^[A-Z]{2}$/.test(code) && nameOf('region', code, 'en') !== undefined,
  currency: (code) => /^[A-Z]{3}$/.test(code) && nameOf('currency', code, 'en') !== undefined,
  timeZone: isTimeZone,
};
/** Whether a code stands on its list. */
export const isListed = (kind: ListedKind, code: string): boolean => known[kind](code);

const nameOf = (type: 'language' | 'region' | 'currency', code: string, locale: string): string | undefined =>
  new Intl.DisplayNames(locale, { type, fallback: 'none' }).of(code);

/**
 * What a code is called in a language, as it stands alone in a list (`Français`); undefined for what is on no list. Zones are
 * called what they are called everywhere.
 */
export function listedName(kind: ListedKind, code: string, locale: string): string | undefined {
  if (!isListed(kind, code)) return undefined;
  if (kind === 'timeZone') return code;
  const name = nameOf(kind === 'country' ? 'region' : kind, code, locale);
  return kind === 'language' ? name && name[0]!.toLocaleUpperCase(locale) + name.slice(1) : name;
}
