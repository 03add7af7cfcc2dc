import type { AccountFormat, DomesticField } from './account-formats.data.ts';
import { type AccountDetails, type BankField, type BankFinding, compactCode } from './bank-fields.rules.ts';
import { bicCountry, checkBic } from './bic.rules.ts';
import { isCbu, isClabe, isRoutingNumber } from './check-digits.rules.ts';
import { accountFormatsOf, fieldsForCountry, identifiesByIban, prefixesOf } from './fields.rules.ts';
import { checkIban } from './iban.rules.ts';

/**
 * Checks bank details as a whole and returns every finding beside its field. These block:
 * - `banking.partRequired` for a required field of this country and currency that is empty;
 * - `banking.badAccountNumber`, `badSortCode`, `badRoutingNumber`, `badTransitNumber`, `badBankCode`, `badBranch` when
 *   a domestic code has the wrong form or check digit (params `country` and an `example`);
 * - `banking.iban…` (see `checkIban`), `banking.badBic`, and `banking.ibanOfOtherCountry` (params `country`) when the
 *   IBAN belongs to a country other than the chosen one.
 * `banking.bicOfOtherCountry` and `banking.ibanAccountMismatch` (the account number is not part of the IBAN) only warn,
 * since branches abroad and short forms of account numbers exist.
 */
export function checkBankDetails(details: AccountDetails): BankFinding[] {
  return [
    ...missingFields(details),
    ...formatsOf(details).flatMap((format) => checkDomestic(details, format)),
    ...ibanFindings(details),
    ...bicFindings(details),
  ];
}

/** The domestic codes of the country; an account number beside an IBAN is the one inside it, in whatever form it stands there. */
function formatsOf({ accountCountry, currency }: AccountDetails): readonly AccountFormat[] {
  const formats = accountFormatsOf(accountCountry);
  return identifiesByIban(accountCountry, currency ?? '')
    ? formats.filter(({ field }) => field !== 'accountNumber')
    : formats;
}

/** Field by field, the required ones that are empty. */
function missingFields(details: AccountDetails): BankFinding[] {
  const rules = fieldsForCountry(details.accountCountry, details.currency ?? '');
  return rules.flatMap(({ field, isRequired }): BankFinding[] =>
    isRequired && !filled(details, field) ? [{ code: 'banking.partRequired', severity: 'block', field }] : [],
  );
}

function filled(details: AccountDetails, field: BankField): boolean {
  const value = details[field];
  return typeof value === 'string' && value.trim() !== '';
}

const CHECKS = { routing: isRoutingNumber, clabe: isClabe, cbu: isCbu } as const;

/** The refusal of each field that has a domestic format. */
const REFUSALS: Readonly<Record<DomesticField, BankFinding['code']>> = {
  accountNumber: 'banking.badAccountNumber',
  sortCode: 'banking.badSortCode',
  routingNumber: 'banking.badRoutingNumber',
  transitNumber: 'banking.badTransitNumber',
  bankCode: 'banking.badBankCode',
  branch: 'banking.badBranch',
};

function checkDomestic(details: AccountDetails, { field, pattern, example, check }: AccountFormat): BankFinding[] {
  const value = compactCode(details[field]);
  if (!value || (pattern.test(value) && (!check || CHECKS[check](value)))) return [];
  const params = { country: details.accountCountry, example };
  return [{ code: REFUSALS[field], severity: 'block', field, params }];
}

function ibanFindings(details: AccountDetails): BankFinding[] {
  const iban = compactCode(details.iban);
  if (!iban) return [];
  const wrong = checkIban(iban);
  if (wrong?.severity === 'block') return [wrong];
  const findings = wrong ? [wrong] : [];
  const prefix = iban.slice(0, 2);
  if (!prefixesOf(details.accountCountry).includes(prefix)) {
    const params = { country: prefix };
    findings.push({ code: 'banking.ibanOfOtherCountry', severity: 'block', field: 'iban', params });
  }
  const account = compactCode(details.accountNumber).replace(/^0+/, '');
  if (account && !iban.includes(account)) {
    findings.push({ code: 'banking.ibanAccountMismatch', severity: 'warn', field: 'accountNumber' });
  }
  return findings;
}

function bicFindings(details: AccountDetails): BankFinding[] {
  if (!details.swiftCode?.trim()) return [];
  const wrong = checkBic(details.swiftCode);
  if (wrong) return [wrong];
  const country = bicCountry(details.swiftCode);
  if ([details.accountCountry, ...prefixesOf(details.accountCountry)].includes(country)) return [];
  return [{ code: 'banking.bicOfOtherCountry', severity: 'warn', field: 'swiftCode', params: { country } }];
}
