import { type AccountDetails, compactCode } from './bank-fields.rules.ts';

const VISIBLE = 4;

/**
 * The last four characters of an account number or IBAN, for "account ending 3000". Nothing of a number that has no more
 * than four, so that the mask always hides something; empty for an empty value.
 */
export function accountEnding(value: string | null | undefined): string {
  const compact = compactCode(value);
  return compact.length > VISIBLE ? compact.slice(-VISIBLE) : '';
}

/** An account number or IBAN masked to its ending ("•••• 3000"); the dots do not tell how long it is. */
export function maskAccount(value: string | null | undefined): string {
  return compactCode(value) ? `•••• ${accountEnding(value)}`.trimEnd() : '';
}

/** Bank details as they may be shown in a list: account number and IBAN masked, all else unchanged. */
export function maskBankDetails<D extends AccountDetails>(details: D): D {
  return {
    ...details,
    ...(details.iban && { iban: maskAccount(details.iban) }),
    ...(details.accountNumber && { accountNumber: maskAccount(details.accountNumber) }),
  };
}
