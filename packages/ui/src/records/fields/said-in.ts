import { cityName, wayName } from '../../language/cities.ts';
import type { Locale } from '../../language/locale.ts';
import type { Formats } from '../../language/settings.tsx';
import { unitWord } from '../../language/units.ts';

/** Towns and measures for one reader. */
export interface SaidIn {
  /** A town as the reader's language calls it, by its country (ISO alpha-2) where that is known. */
  town(name: string, country?: string | null): string;
  /** A name that tells a way between towns, with these as the reader's language calls them. */
  way(told: string): string;
  /** A figure with its unit, in the reader's language. */
  measure(figure: string, unit: string | undefined, how?: { readonly decimals?: number }): string;
}
/** Towns and measures as a language says them. */
export const saidIn = (formats: Formats, locale: Locale): SaidIn => ({
  town: (name, country) => cityName(name, country, locale),
  way: (told) => wayName(told, locale),
  measure: (figure, unit, how) =>
    formats.number(figure, { ...how, ...(unit === undefined ? {} : { unit: unitWord(unit, figure, locale) }) }),
});
