import { baseLanguage } from '../language/locale.ts';

const key = 'homeport.locale';
/** Languages a visitor may choose, in their own words. */
export const offered = [
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
] as const;
export type Offered = (typeof offered)[number][0];
const isOffered = (language: string): language is Offered => offered.some(([code]) => code === language);

/** What this device was set to; null when nobody chose. */
function chosenLocale(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
export function rememberLocale(locale: string): void {
  try {
    localStorage.setItem(key, locale);
  } catch {
    // The choice then lasts for this page.
  }
}
/** The language before sign-in: chosen on this device, else the company's, else the browser's, else English. */
export function startLocale(
  companyLanguage: string | null | undefined,
  wanted: readonly string[] = navigator.languages,
): string {
  return chosenLocale() || companyLanguage || (wanted.map((one) => baseLanguage(one)).find(isOffered) ?? 'en');
}
/** A chosen language as a locale: English is the company's own variant where it has one. */
export function localeFor(language: string, companyLanguage: string | null | undefined): string {
  return companyLanguage?.startsWith(`${language}-x-`) ? companyLanguage : language;
}
/** The language of a locale that has words here; English for everything else. */
export function wordsLanguage(locale: string): Offered {
  const base = baseLanguage(locale);
  return isOffered(base) ? base : 'en';
}
