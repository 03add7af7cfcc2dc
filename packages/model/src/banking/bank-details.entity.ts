import { address, bankPart, currency, dateTime, defineEntity, derived, longText, person, type RecordOf, country, text, yesNo } from '@homeport/grammar';

const mine = { field: 'relocatee', op: 'eq', value: '$me.person' } as const;

/** Where somebody is paid. Account parts are encrypted at rest and answered masked. */
export const bankDetails = defineEntity({
  name: 'bankDetails',
  label: 'Bank details',
  plural: 'Bank details',
  title: ['name', 'currency'],
  search: ['name', 'accountName'],
  indexes: [['relocatee']],
  list: ['name', 'relocatee', 'bank', 'accountCountry', 'currency', 'accountNumber', 'active', 'updated'],
  facts: ['relocatee', 'bank', 'currency', 'accountNumber'],
  menu: 'financial',
  canDeactivate: true,
  needsVersion: true,
  sections: [
    { label: 'Account', fields: ['relocatee', 'name', 'accountCountry', 'currency', 'accountName', 'accountNumber', 'iban', 'swiftCode', 'sortCode', 'routingNumber', 'transitNumber', 'bankCode'] },
    { label: 'Bank', fields: ['bank', 'branch', 'address', 'notes'] },
  ],
  fields: {
    relocatee: person('Account holder', { required: true, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    accountCountry: country('Country of the account', { required: true }),
    currency: currency('Currency', { required: true }),
    accountName: text('Account Name', { required: true, max: 140 }),
    accountNumber: bankPart('Account Number', 'accountNumber', { required: true }),
    iban: bankPart('IBAN', 'iban'),
    swiftCode: bankPart('Swift code', 'bic'),
    sortCode: bankPart('Sort code', 'sortCode'),
    routingNumber: bankPart('Routing number', 'routingNumber'),
    transitNumber: bankPart('Transit number', 'transitNumber'),
    bankCode: bankPart('Bank code', 'bankCode'),
    bank: text('Bank', { max: 140 }),
    branch: text('Branch', { max: 140 }),
    address: address('Bank address'),
    notes: longText('Notes', { max: 1000 }),
    isDefault: yesNo('Used unless another is chosen', { initial: false }),
    changedAt: derived(dateTime('Account changed', { help: 'Payments to a changed account wait for the cooling-off time.' })),
  },
  access: {
    assignee: { do: ['read', 'create', 'update'], where: mine },
    finance: { do: ['read'] },
    financeLead: { do: ['read'] },
    payroll: { do: ['read'] },
    master: { do: ['read'] },
  },
});
export interface BankDetails extends RecordOf<typeof bankDetails> {}
