import { OTHER_CURRENCY_COUNTRIES } from './country-currencies.data.ts';
import { CURRENCY_COUNTRIES } from './currency-countries.data.ts';

const byCountry: ReadonlyMap<string, string> = new Map(
  [CURRENCY_COUNTRIES, OTHER_CURRENCY_COUNTRIES].flatMap((table) =>
    Object.entries(table).flatMap(([currency, countries]) =>
      countries.split(' ').map((country) => [country, currency] as const),
    ),
  ),
);

/** The currency (ISO 4217) an ordinary account in a country (ISO 3166 alpha-2) is kept in; undefined for no country. */
export const currencyOfCountry = (country: string): string | undefined => byCountry.get(country);
