import { isValidBIC } from 'ibantools';
import { type BankFinding, compactCode } from './bank-fields.rules.ts';

/**
 * Checks a SWIFT/BIC code (ISO 9362): 8 or 11 characters, four of the bank, two of an existing country, two of the
 * place, three of the branch. `banking.badBic` blocks.
 */
export function checkBic(value: string): BankFinding | undefined {
  if (isValidBIC(compactCode(value))) return undefined;
  return { code: 'banking.badBic', severity: 'block', field: 'swiftCode' };
}

/** Country (ISO 3166 alpha-2) a SWIFT/BIC code belongs to. */
export function bicCountry(value: string): string {
  return compactCode(value).slice(4, 6);
}
