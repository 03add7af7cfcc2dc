import { countrySpecs, extractIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import { type BankFinding, compactCode } from './bank-fields.rules.ts';

/** True for countries (ISO 3166 alpha-2) whose accounts have an IBAN. */
export function hasIban(country: string): boolean {
  return ibanLength(country) !== undefined;
}

/** Number of characters of an IBAN of a country; undefined where there is none. */
function ibanLength(country: string): number | undefined {
  return Object.hasOwn(countrySpecs, country) ? (countrySpecs[country]?.chars ?? undefined) : undefined;
}

/** True for countries in the Single Euro Payments Area, where euros need no SWIFT code. */
export function isInSepa(country: string): boolean {
  return Object.hasOwn(countrySpecs, country) && countrySpecs[country]?.SEPA === true;
}

/**
 * Checks an IBAN (ISO 13616, spaces allowed) and says the first thing that is wrong: unknown country
 * (`banking.ibanCountry`), `banking.ibanLength` (params `expected`, `actual`), `banking.ibanFormat`, the check digits
 * (`banking.ibanChecksum`; mod 97 must be 1 and the digits between 02 and 98). Those block.
 * A wrong check digit inside the national account number only warns (`banking.ibanNational`): banks have issued such
 * accounts, and the IBAN as such is right.
 */
export function checkIban(value: string): BankFinding | undefined {
  const iban = compactCode(value);
  const finding = (code: BankFinding['code'], params?: BankFinding['params']): BankFinding => ({
    code,
    severity: code === 'banking.ibanNational' ? 'warn' : 'block',
    field: 'iban',
    ...(params && { params }),
  });
  const expected = ibanLength(iban.slice(0, 2));
  if (expected === undefined) return finding('banking.ibanCountry', { country: iban.slice(0, 2) });
  if (iban.length !== expected) return finding('banking.ibanLength', { expected, actual: iban.length });
  const { errorCodes } = validateIBAN(iban);
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) return finding('banking.ibanFormat');
  if (
    errorCodes.includes(ValidationErrorsIBAN.ChecksumNotNumber) ||
    errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)
  ) {
    return finding('banking.ibanChecksum');
  }
  if (errorCodes.includes(ValidationErrorsIBAN.WrongAccountBankBranchChecksum)) return finding('banking.ibanNational');
  return errorCodes.length > 0 ? finding('banking.ibanFormat') : undefined;
}

/**
 * The account number inside an IBAN; the whole national part where the registry does not say which digits they are, and null
 * for what is no IBAN.
 */
export function accountNumberOf(value: string | null | undefined): string | null {
  const iban = compactCode(value);
  if (!iban || checkIban(iban)?.severity === 'block') return null;
  const { accountNumber, bban } = extractIBAN(iban);
  return accountNumber || bban || null;
}

/** An IBAN in groups of four, as it is printed: "DE89 3704 0044 0532 0130 00". */
export function printIban(value: string): string {
  return compactCode(value).replace(/(.{4})(?=.)/g, '$1 ');
}
