import { lastOf } from '@homeport/grammar';
import { type AccountDetails, compactCode } from './bank-fields.rules.ts';

/**
 * The ending by which payments name an account. A bank is told the IBAN where there is one, and the account number only
 * where there is none; so whoever compares the ending with a statement or a payment file finds it there.
 */
export function paidEnding({ iban, accountNumber }: Pick<AccountDetails, 'iban' | 'accountNumber'>): string {
  return lastOf(compactCode(iban) || compactCode(accountNumber));
}
