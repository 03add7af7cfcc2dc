import {
  address,
  choice,
  code,
  currency,
  defineEntity,
  email,
  longText,
  money,
  percentage,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { partyHelp } from '../record-presets/door.generated.ts';
import { bookSettings } from '../role-presets/door.generated.ts';

/** Who owes or is owed: a client, a vendor, a sister company or an employee as the books know them. */
export const financialEntity = defineEntity({
  name: 'financialEntity',
  label: 'Financial entity',
  plural: 'Financial entities',
  title: ['name'],
  search: ['code', 'name', 'taxNumber'],
  alike: { company: ['name'] },
  unique: [{ fields: ['code'] }],
  indexes: [['kind'], ['party']],
  sideOf: {
    relation: 'party',
    shares: ['name', 'taxNumber'],
    copies: ['code'],
    makes: {
      kind: {
        by: 'kind',
        as: { CLIENT: 'CUSTOMER', VENDOR: 'VENDOR', INTERCOMPANY: 'COMPANY', EMPLOYEE: 'PERSON' },
      },
    },
  },
  sort: 'name,asc',
  list: ['code', 'name', 'kind', 'currency', 'paymentTermsInDays', 'creditRating', 'active', 'updated'],
  facts: ['kind', 'taxNumber', 'creditRating', 'creditLimit', 'interestRate', 'referralFeePercent'],
  menu: 'financial',
  canDeactivate: true,
  needsVersion: true,
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 160 }),
    kind: choice(
      'Kind',
      { CLIENT: 'Client', VENDOR: 'Vendor', INTERCOMPANY: 'Group company', EMPLOYEE: 'Employee' },
      { required: true },
    ),
    party: ref('Party', 'party', { help: partyHelp }),
    taxNumber: text('Tax number', { max: 40 }),
    creditRating: text('Credit rating', { max: 20 }),
    currency: currency('Currency', { required: true }),
    creditLimit: money('Credit limit', { min: 0 }),
    interestRate: percentage('Interest rate on arrears', { min: 0, max: 100 }),
    referralFeePercent: percentage('Referral fee', { min: 0, max: 100 }),
    paymentTermsInDays: whole('Payment terms', { min: 0, max: 365, initial: 30, unit: 'days' }),
    financeEmail: email('E-mail for invoices'),
    billingAddress: address('Billing address'),
    notes: longText('Notes', { max: 2000, rare: true }),
  },
  access: bookSettings,
});
export interface FinancialEntity extends RecordOf<typeof financialEntity> {}
