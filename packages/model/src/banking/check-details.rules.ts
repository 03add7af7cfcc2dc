import { type AccountFormat, IBAN_PREFIXES } from './account-formats.data.ts';
import { type BankDetails, type BankFinding, compactCode } from './bank-details.rules.ts';
import { bicCountry, checkBic } from './bic.rules.ts';
import { isCbu, isClabe, isRoutingNumber } from './check-digits.rules.ts';
import { accountFormatsOf, fieldsForCountry } from './fields.rules.ts';
import { checkIban } from './iban.rules.ts';

/**
 * Checks bank details as a whole and returns every finding beside its field:
 * - `banking.required` for a required field of this country and currency that is empty;
 * - `banking.format` (params `example`) and `banking.routingChecksum`, `banking.clabeChecksum`, `banking.cbuChecksum`
 *   for domestic codes; `banking.iban…` and `banking.bicFormat` for the international ones;
 * - `banking.ibanOtherCountry` when the IBAN belongs to a country other than the chosen one. All these block.
 * - `banking.bicOtherCountry` and `banking.ibanAccountMismatch` (the account number is not part of the IBAN) warn,
 *   since branches abroad and short forms of account numbers exist.
 */
export function checkBankDetails(details: BankDetails): BankFinding[] {
  return [
    ...missingFields(details),
    ...accountFormatsOf(details.country).flatMap((format) => checkDomestic(details, format)),
    ...ibanFindings(details),
    ...bicFindings(details),
  ];
}

/** Field by field, the required ones that are empty. */
function missingFields(details: BankDetails): BankFinding[] {
  const rules = fieldsForCountry(details.country, details.currency ?? '');
  return rules.flatMap(({ field, isRequired }): BankFinding[] =>
    isRequired && !details[field]?.trim() ? [{ code: 'banking.required', severity: 'block', field }] : [],
  );
}

const CHECKS = {
  routing: { isValid: isRoutingNumber, code: 'banking.routingChecksum' },
  clabe: { isValid: isClabe, code: 'banking.clabeChecksum' },
  cbu: { isValid: isCbu, code: 'banking.cbuChecksum' },
} as const;

function checkDomestic(details: BankDetails, format: AccountFormat): BankFinding[] {
  const value = compactCode(details[format.field]);
  if (!value) return [];
  const { field, example } = format;
  if (!format.pattern.test(value)) return [{ code: 'banking.format', severity: 'block', field, params: { example } }];
  const check = format.check && CHECKS[format.check];
  return check && !check.isValid(value) ? [{ code: check.code, severity: 'block', field }] : [];
}

function ibanFindings(details: BankDetails): BankFinding[] {
  const iban = compactCode(details.iban);
  if (!iban) return [];
  const wrong = checkIban(iban);
  if (wrong?.severity === 'block') return [wrong];
  const findings = wrong ? [wrong] : [];
  const prefix = iban.slice(0, 2);
  if (!(IBAN_PREFIXES[details.country] ?? [details.country]).includes(prefix)) {
    const params = { country: prefix };
    findings.push({ code: 'banking.ibanOtherCountry', severity: 'block', field: 'iban', params });
  }
  const account = compactCode(details.accountNumber).replace(/^0+/, '');
  if (account && !iban.includes(account)) {
    findings.push({ code: 'banking.ibanAccountMismatch', severity: 'warn', field: 'accountNumber' });
  }
  return findings;
}

function bicFindings(details: BankDetails): BankFinding[] {
  if (!details.swiftCode?.trim()) return [];
  const wrong = checkBic(details.swiftCode);
  if (wrong) return [wrong];
  const country = bicCountry(details.swiftCode);
  if ([details.country, ...(IBAN_PREFIXES[details.country] ?? [])].includes(country)) return [];
  return [{ code: 'banking.bicOtherCountry', severity: 'warn', field: 'swiftCode', params: { country } }];
}
