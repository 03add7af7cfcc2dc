import { type CityNames, cityNameFrom } from '@homeport/grammar';

/** What a language calls towns. Fetched with its table, so that English carries neither. */
export interface CityNamer {
  city(town: string, country: string | null | undefined): string;
  readonly names: CityNames;
}
export const namerOf = (names: CityNames): CityNamer => ({
  city: (town, country) => cityNameFrom(names, town, country),
  names,
});
