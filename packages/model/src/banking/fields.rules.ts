import { ACCOUNT_FORMATS, type AccountFormat, IBAN_PREFIXES } from './account-formats.data.ts';
import { BANK_FIELDS, type BankField } from './bank-fields.rules.ts';
import { CURRENCY_COUNTRIES } from './currency-countries.data.ts';
import { hasIban, isInSepa } from './iban.rules.ts';

/** One field of the bank details form for a country and currency. */
export interface BankFieldRule {
  readonly field: BankField;
  readonly isRequired: boolean;
  /** Text code of the name used in that country, such as `bsb`; absent when the field's own label is right. */
  readonly localName?: string;
  readonly example?: string;
}

/** Required everywhere (specification), whatever else a country needs. */
const ALWAYS_REQUIRED: ReadonlySet<BankField> = new Set(['name', 'accountNumber', 'accountName', 'currency']);
const ALWAYS_SHOWN: ReadonlySet<BankField> = new Set([...ALWAYS_REQUIRED, 'swiftCode', 'bank', 'address', 'notes']);

/**
 * Fields to show for an account in a country (ISO 3166 alpha-2) and currency (ISO 4217), in the order of the form.
 * - The codes of the country's own format are shown and required.
 * - IBAN is shown where it exists; required where it is the domestic format, or the money comes in a foreign currency.
 * - SWIFT is required unless the currency is the country's own (or euro within SEPA) and the account is identified by
 *   IBAN or a domestic code: a payment across a border cannot be routed without it.
 */
export function fieldsForCountry(country: string, currency: string): BankFieldRule[] {
  const formats = accountFormatsOf(country);
  const isLocal = isLocalCurrency(country, currency);
  const isIdentified = formats.length > 0 || usesIban(country);
  return BANK_FIELDS.flatMap((field): BankFieldRule[] => {
    const format = formats.find((one) => one.field === field);
    if (format) {
      const { localName, example } = format;
      return [{ field, isRequired: true, example, ...(localName && { localName }) }];
    }
    if (field === 'iban') {
      return usesIban(country)
        ? [{ field, isRequired: formats.length === 0 || !isHomeCurrency(country, currency) }]
        : [];
    }
    if (!ALWAYS_SHOWN.has(field)) return [];
    const isRequired = field === 'swiftCode' ? !isLocal || !isIdentified : ALWAYS_REQUIRED.has(field);
    return [{ field, isRequired }];
  });
}

/** The domestic account format of a country; Crown dependencies bank like the United Kingdom. */
export function accountFormatsOf(country: string): readonly AccountFormat[] {
  const home = ['GG', 'IM', 'JE'].includes(country) ? 'GB' : country;
  return (Object.hasOwn(ACCOUNT_FORMATS, home) && ACCOUNT_FORMATS[home]) || [];
}

/** True when an ordinary account in the country is kept in the currency, or both are in SEPA and it is the euro. */
export function isLocalCurrency(country: string, currency: string): boolean {
  return isHomeCurrency(country, currency) || (currency === 'EUR' && prefixesOf(country).some(isInSepa));
}

function usesIban(country: string): boolean {
  return prefixesOf(country).some(hasIban);
}

/** Countries whose IBANs an account in this country may have. */
export function prefixesOf(country: string): readonly string[] {
  return (Object.hasOwn(IBAN_PREFIXES, country) && IBAN_PREFIXES[country]) || [country];
}

function isHomeCurrency(country: string, currency: string): boolean {
  const countries = Object.hasOwn(CURRENCY_COUNTRIES, currency) ? CURRENCY_COUNTRIES[currency] : undefined;
  return countries?.split(' ').includes(country) ?? false;
}
