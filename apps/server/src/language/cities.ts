import { type CityNames, cityNameFrom, wayNameFrom } from '@homeport/grammar';
import { cityNames } from '@homeport/model/reference';

const known = new Map<string, CityNames>(
  await Promise.all(
    Object.entries(cityNames).map(
      async ([language, load]): Promise<[string, CityNames]> => [language, (await load?.()) ?? {}],
    ),
  ),
);
/** What a locale calls cities; undefined in English. */
const namesIn = (locale: string): CityNames | undefined => known.get(locale.slice(0, 2));

/** A town as a reader's language calls it; as it was written where that has no name of its own. */
export const cityIn =
  (locale: string) =>
  (town: string, country?: string | null): string =>
    cityNameFrom(namesIn(locale), town, country);
/** "Camille Laurent: Lyon → Singapore" with the towns as a reader's language calls them. */
export const wayIn =
  (locale: string) =>
  (told: string): string =>
    wayNameFrom(namesIn(locale), told);
