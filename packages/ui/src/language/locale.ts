/** A language the product speaks, a customer's English, or the pseudo-locale used to find faults in screens. */
export type Locale = 'en' | 'es' | 'fr' | 'en-x-halden' | 'en-x-brightwater' | 'en-XA' | (string & {});
export const pseudoLocale = 'en-XA';

/** The locale `Intl` is asked with: private variants and the pseudo-locale format like en-US. */
export function intlLocale(locale: Locale): string {
  if (locale === 'en' || locale === pseudoLocale || locale.startsWith('en-x-')) return 'en-US';
  return locale.split('-x-')[0] ?? 'en-US';
}
/** The language a variant stands on: `en-x-halden` -> `en`. */
export function baseLanguage(locale: Locale): string {
  return locale.split('-')[0] ?? 'en';
}
