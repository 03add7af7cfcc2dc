// Written by `npm run derive`: the door of the domain.
export * from './account-formats.data.ts';
export * from './bank-details.entity.ts';
export * from './bank-details.rules.ts';
export * from './bank-fields.rules.ts';
export * from './banking.actions.ts';
export * from './banking.refusals.ts';
export * from './bic.rules.ts';
export * from './check-details.rules.ts';
export * from './check-digits.rules.ts';
export * from './clearing.rules.ts';
export * from './country-currencies.data.ts';
export * from './country-currency.rules.ts';
export * from './currency-countries.data.ts';
export * from './fields.rules.ts';
export * from './iban.rules.ts';
export * from './paid-ending.rules.ts';
export * from './payee-account.rules.ts';
