import { iso4217 } from '@homeport/model/reference';
import { continents, countries as countryFacts, type TCountryCode } from 'countries-list';
// Not the main file: that one reads the names in eighty languages.
import isoCountries from 'i18n-iso-countries/index.js';

const names = (type: 'currency' | 'region', locale: string) =>
  new Intl.DisplayNames([locale], { type, fallback: 'code' });
const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** All current currencies of ISO 4217 with their names in the three languages. */
export function currencyRows() {
  const [en, es, fr] = ['en', 'es', 'fr'].map((locale) => names('currency', locale));
  return iso4217.map((c) => ({
    code: c.code,
    name: upperFirst(en?.of(c.code) ?? c.code),
    nameEs: upperFirst(es?.of(c.code) ?? c.code),
    nameFr: upperFirst(fr?.of(c.code) ?? c.code),
    numericCode: c.numericCode,
    decimals: c.decimals,
    isFund: c.isFund,
  }));
}

/** All countries of ISO 3166-1 with codes, currency, calling code and names in the three languages. */
export function countryRows() {
  const [en, es, fr] = ['en', 'es', 'fr'].map((locale) => names('region', locale));
  const known = new Set(iso4217.map((c) => c.code));
  return Object.keys(isoCountries.getAlpha2Codes())
    .filter((code) => code !== 'XK') // user-assigned, not part of the standard
    .sort()
    .map((code) => {
      const facts = countryFacts[code as TCountryCode];
      const currency = facts?.currency.find((c) => known.has(c));
      return {
        code,
        name: en?.of(code) ?? code,
        nameEs: es?.of(code) ?? code,
        nameFr: fr?.of(code) ?? code,
        alpha3: isoCountries.alpha2ToAlpha3(code) ?? null,
        numericCode: isoCountries.alpha2ToNumeric(code) ?? null,
        currency: currency ?? null,
        callingCode: facts?.phone[0] === undefined ? null : `+${facts.phone[0]}`,
        continent: facts === undefined ? null : continents[facts.continent],
      };
    });
}

/** IANA time zones; the country where the platform knows one, and UTC. */
export function timeZoneRows() {
  const countryOf = new Map<string, string>();
  for (const code of Object.keys(isoCountries.getAlpha2Codes())) {
    for (const zone of zonesOf(code)) if (!countryOf.has(zone)) countryOf.set(zone, code);
  }
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...countryOf.keys()]);
  return [...zones].sort().map((name) => ({ name, country: countryOf.get(name) ?? null }));
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones?: () => readonly string[] | undefined;
  };
  return locale.getTimeZones?.() ?? [];
}
