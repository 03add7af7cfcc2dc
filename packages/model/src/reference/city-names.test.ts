import { type CityNames, cityNameFrom } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { cityNames, otherCityNames } from './city-names.ts';

const flat = (names: CityNames): string[] =>
  Object.entries(names).flatMap(([country, cities]) => Object.keys(cities).map((english) => `${country} ${english}`));
const tables = async () => ({ es: await cityNames.es(), fr: await cityNames.fr() });

test('at least 300 cities are called otherwise in Spanish, and 300 in French', async () => {
  for (const names of Object.values(await tables())) {
    const other = Object.values(names).flatMap((cities) =>
      Object.entries(cities).filter(([english, own]) => english !== own),
    );
    expect(other.length).toBeGreaterThanOrEqual(300);
  }
});
test('names are written as names: a country by its code, no space too many, no name twice', async () => {
  const all = { ...(await tables()), other: await otherCityNames() };
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const names of Object.values(all)) {
    for (const [country, cities] of Object.entries(names)) {
      expect(countries.of(country), country).toBeDefined();
      for (const [english, own] of Object.entries(cities)) {
        expect(own, english).toBe(own.trim().normalize('NFC'));
        expect(own, english).toMatch(/^[\p{Lu}’']/u);
      }
    }
    expect(new Set(flat(names).map((one) => one.toLowerCase())).size).toBe(flat(names).length);
  }
});
test('an English name of several countries stands for each of them, so that it never means the wrong one', async () => {
  for (const names of Object.values(await tables())) {
    for (const english of ['Cartagena', 'Cordoba', 'Tripoli', 'Leon', 'Merida', 'San Jose'])
      expect(flat(names).filter((one) => one.slice(3) === english).length, english).toBeGreaterThan(1);
    expect(cityNameFrom(names, 'Cartagena', 'ES')).not.toBe(cityNameFrom(names, 'Cordoba', 'ES'));
  }
});

/** Cities as the CLDR of this Node knows them, as exemplars of time zones: where a country has several zones. */
function exemplars(language: 'es' | 'fr'): [zone: string, own: string][] {
  const lead = language === 'fr' ? /^heure : / : /^hora de /;
  return Intl.supportedValuesOf('timeZone').flatMap((timeZone): [string, string][] => {
    const [zone] = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' })
      .formatToParts(0)
      .filter((part) => part.type === 'timeZoneName');
    return zone && lead.test(zone.value) ? [[timeZone, zone.value.replace(lead, '')]] : [];
  });
}
/** Zones whose city this table has, by their country: an independent source for the same names. */
const zoneCities: readonly (readonly [zone: string, country: string, english: string])[] = [
  ['America/Los_Angeles', 'US', 'Los Angeles'],
  ['America/New_York', 'US', 'New York'],
  ['America/Detroit', 'US', 'Detroit'],
  ['America/Mexico_City', 'MX', 'Mexico City'],
  ['America/Cancun', 'MX', 'Cancun'],
  ['America/Merida', 'MX', 'Merida'],
  ['America/Sao_Paulo', 'BR', 'Sao Paulo'],
  ['Asia/Jakarta', 'ID', 'Jakarta'],
  ['Asia/Singapore', 'SG', 'Singapore'],
  ['Australia/Sydney', 'AU', 'Sydney'],
  ['Australia/Adelaide', 'AU', 'Adelaide'],
  ['Europe/Moscow', 'RU', 'Moscow'],
  ['Europe/Kaliningrad', 'RU', 'Kaliningrad'],
  ['Europe/Volgograd', 'RU', 'Volgograd'],
  ['Asia/Novosibirsk', 'RU', 'Novosibirsk'],
  ['Asia/Irkutsk', 'RU', 'Irkutsk'],
  ['Asia/Yakutsk', 'RU', 'Yakutsk'],
  ['Asia/Krasnoyarsk', 'RU', 'Krasnoyarsk'],
];
test.each(['es', 'fr'] as const)('what the CLDR calls cities in %s is what the table calls them', async (language) => {
  const known = new Map(exemplars(language));
  const names = await (cityNames[language] as () => Promise<CityNames>)();
  const compared = zoneCities.filter(([zone]) => known.has(zone));
  expect(compared.length).toBeGreaterThan(10);
  for (const [zone, country, english] of compared)
    expect(cityNameFrom(names, english, country), zone).toBe(known.get(zone));
});
