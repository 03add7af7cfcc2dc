import { type ListedKind, nameOf } from './listed.ts';

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
