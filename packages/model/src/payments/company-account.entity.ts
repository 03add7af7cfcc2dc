import { bankPart, code, country, currency, defineEntity, type RecordOf, text } from '@homeport/grammar';

/** An account of the company that payments leave from, one or more per currency. */
export const companyAccount = defineEntity({
  name: 'companyAccount',
  label: 'Company account',
  plural: 'Company accounts',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  indexes: [['currency']],
  list: ['code', 'name', 'currency', 'iban', 'accountNumber', 'active', 'updated'],
  menu: 'financial',
  canDeactivate: true,
  needsVersion: true,
  proof: 'freshSignIn',
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 70 }),
    accountCountry: country('Country of the account', { required: true }),
    currency: currency('Currency', { required: true }),
    iban: bankPart('IBAN', 'iban'),
    accountNumber: bankPart('Account number', 'accountNumber'),
    swiftCode: bankPart('Swift code', 'bic'),
  },
  access: {
    finance: { do: ['read'], kinds: ['bank'] },
    financeLead: { do: 'everything', kinds: ['bank'] },
    administrator: { do: ['read'], kinds: ['bank'] },
    master: { do: 'everything', kinds: ['bank'] },
  },
});
export interface CompanyAccount extends RecordOf<typeof companyAccount> {}
