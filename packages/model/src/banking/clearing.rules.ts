import { type AccountDetails, compactCode } from './bank-fields.rules.ts';

/** A bank in a national clearing system: code of the ISO 20022 external code list, and the member's number in it. */
export interface ClearingMember {
  readonly system: string;
  readonly memberId: string;
}

/**
 * The clearing member of domestic bank details, for payment files. Undefined where the country has no clearing code
 * we know, or the details do not have it. Codes: ISO 20022 ExternalClearingSystemIdentification1Code.
 * Canada: "0", institution, transit; Japan and Singapore: bank and branch; New Zealand: the first six digits.
 */
export function clearingOf(details: AccountDetails): ClearingMember | undefined {
  const code = (field: 'sortCode' | 'routingNumber' | 'transitNumber' | 'bankCode' | 'branch' | 'accountNumber') =>
    compactCode(details[field]);
  const member = (system: string, memberId: string, pattern: RegExp) =>
    pattern.test(memberId) ? { system, memberId } : undefined;
  switch (details.accountCountry) {
    case 'AU':
      return member('AUBSB', code('sortCode'), /^\d{6}$/);
    case 'CA':
      return member('CACPA', `0${code('bankCode')}${code('transitNumber')}`, /^\d{9}$/);
    case 'CN':
      return member('CNAPS', code('bankCode'), /^\d{12}$/);
    case 'GB':
    case 'GG':
    case 'IM':
    case 'JE':
      return member('GBDSC', code('sortCode'), /^\d{6}$/);
    case 'HK':
      return member('HKNCC', code('bankCode'), /^\d{3}$/);
    case 'IN':
      return member('INFSC', code('bankCode'), /^[A-Z]{4}0[A-Z0-9]{6}$/);
    case 'JP':
      return member('JPZGN', `${code('bankCode')}${code('branch')}`, /^\d{7}$/);
    case 'NZ':
      return member('NZNCC', code('accountNumber').slice(0, 6), /^\d{6}$/);
    case 'SG':
      return member('SGIBG', `${code('bankCode')}${code('branch')}`, /^\d{7}$/);
    case 'US':
      return member('USABA', code('routingNumber'), /^\d{9}$/);
    case 'ZA':
      return member('ZANCC', code('sortCode'), /^\d{6}$/);
    default:
      return undefined;
  }
}

/**
 * A text that is equal exactly for bank details that lead to the same account, however they were typed: the IBAN, or
 * country, bank codes and account number. Payments are grouped by it. It names the account, so it is as confidential.
 */
export function accountKey(details: AccountDetails): string {
  const iban = compactCode(details.iban);
  if (iban) return `IBAN:${iban}`;
  const codes = [details.routingNumber, details.sortCode, details.transitNumber, details.bankCode, details.branch];
  // Head office and "XXX" are the same branch in a SWIFT code.
  const swift = compactCode(details.swiftCode).replace(/^(.{8})XXX$/, '$1');
  return [details.accountCountry, ...codes.map(compactCode), swift, compactCode(details.accountNumber)].join(':');
}
