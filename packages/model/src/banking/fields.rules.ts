import { ACCOUNT_FORMATS, ACCOUNT_KINDS, type AccountFormat, IBAN_PREFIXES } from './account-formats.data.ts';
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
  /** Of use to few: shown when somebody asks for more. */
  readonly isMore?: true;
}

/** What every account has, whatever its country. The account number stands in the IBAN where that is asked for. */
const ALWAYS: ReadonlySet<BankField> = new Set(['name', 'accountName', 'currency']);
const MORE: ReadonlySet<BankField> = new Set(['swiftCode', 'bank', 'address', 'notes']);

/**
 * Fields of an account in a country (ISO 3166 alpha-2) and currency (ISO 4217), in the order of the form: what a payment there
 * needs, and no more; the rest is `isMore`.
 * - The domestic codes identify an account in the country's own currency, the IBAN every other one of a country that has it.
 *   The account number is part of the IBAN (`accountNumberOf`) and not asked for beside it.
 * - SWIFT is required unless the currency is the country's own (or euro within SEPA) and the account is identified by
 *   IBAN or a domestic code: a payment across a border cannot be routed without it.
 * - Whether it is for daily use or for savings is asked where transfers say so.
 */
export function fieldsForCountry(country: string, currency: string): BankFieldRule[] {
  const isByIban = identifiesByIban(country, currency);
  const formats = isByIban ? [] : accountFormatsOf(country);
  const isRouted = (isByIban || formats.length > 0) && isLocalCurrency(country, currency);
  return BANK_FIELDS.flatMap((field): BankFieldRule[] => {
    const format = formats.find((one) => one.field === field);
    if (format) {
      const { localName, example } = format;
      return [{ field, isRequired: true, example, ...(localName && { localName }) }];
    }
    if (ALWAYS.has(field)) return [{ field, isRequired: true }];
    if (field === 'iban') return isByIban ? [{ field, isRequired: true }] : [];
    if (field === 'accountNumber') return isByIban ? [] : [{ field, isRequired: true }];
    if (field === 'accountType') return !isByIban && asksKind(country) ? [{ field, isRequired: true }] : [];
    if (field === 'swiftCode' && !isRouted) return [{ field, isRequired: true }];
    return MORE.has(field) ? [{ field, isRequired: false, isMore: true }] : [];
  });
}

/** Whether an account in a country and currency is named by its IBAN and by nothing else. */
export function identifiesByIban(country: string, currency: string): boolean {
  return usesIban(country) && (accountFormatsOf(country).length === 0 || !isHomeCurrency(country, currency));
}

const asksKind = (country: string): boolean => Object.hasOwn(ACCOUNT_KINDS, country);

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
