import { type CityNames, cityNameFrom, wayNameFrom } from '@homeport/grammar';

/** What a language calls towns. Fetched with its table, so that English carries neither. */
export interface CityNamer {
  city(town: string, country: string | null | undefined): string;
  way(told: string): string;
}
export const namerOf = (names: CityNames): CityNamer => ({
  city: (town, country) => cityNameFrom(names, town, country),
  way: (told) => wayNameFrom(names, told),
});
