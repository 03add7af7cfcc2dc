import type { CityNames } from '@homeport/grammar';
import type { CityNamer } from './city-namer.ts';
import { baseLanguage, type Locale } from './locale.ts';

const known = new Map<string, CityNamer>();

/** Hands in what a language calls the cities of the world: with its words, before anything is said in it. */
export async function knowCities(language: string, names: CityNames): Promise<void> {
  known.set(language, (await import('./city-namer.ts')).namerOf(names));
}
/** A town as the reader's language calls it; as it was written where the language has no name of its own. */
export function cityName(town: string, country: string | null | undefined, locale: Locale): string {
  return known.get(baseLanguage(locale))?.city(town, country) ?? town;
}
/** A way between towns that a name tells ("Camille Laurent: Lyon → Singapore"), as the reader's language calls them. */
export const wayName = (told: string, locale: Locale): string => known.get(baseLanguage(locale))?.way(told) ?? told;
