// Written by `npm run derive`: the door of the domain, what others take of it.
export { ACCOUNT_KINDS } from './account-formats.data.ts';
export { type BankDetails, bankDetails } from './bank-details.entity.ts';
export { accountParts } from './bank-details.rules.ts';
export type { AccountDetails, BankField, BankFinding } from './bank-fields.rules.ts';
export { payHere } from './banking.actions.ts';
export { bankingRefusals } from './banking.refusals.ts';
export { checkBankDetails } from './check-details.rules.ts';
export { type ClearingMember, clearingOf } from './clearing.rules.ts';
export { currencyOfCountry } from './country-currency.rules.ts';
export { type BankFieldRule, fieldsForCountry, identifiesByIban } from './fields.rules.ts';
export { accountNumberOf, isInSepa } from './iban.rules.ts';
export { paidEnding } from './paid-ending.rules.ts';
export { type PayeeAccount, accountFor } from './payee-account.rules.ts';
