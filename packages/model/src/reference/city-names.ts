import type { CityNames } from '@homeport/grammar';

type Load = () => Promise<CityNames>;

/**
 * What languages call the cities that people are sent to, where it is not what English calls them: with the exemplar cities of
 * time zones as the CLDR has them, and what natives write for the others. Fetched with the language.
 */
export const cityNames: Readonly<Record<'es' | 'fr', Load>> & Readonly<Record<string, Load | undefined>> = {
  es: async () => (await import('./cities.es.json', { with: { type: 'json' } })).default,
  fr: async () => (await import('./cities.fr.json', { with: { type: 'json' } })).default,
};
/** Names in use beside the English one, mostly those of the place itself: by these a city is found as well. */
export const otherCityNames: Load = async () =>
  (await import('./cities.other.json', { with: { type: 'json' } })).default;
