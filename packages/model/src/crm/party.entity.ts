import {
  choice,
  codeAndName,
  country,
  defineEntity,
  option,
  type RecordOf,
  reachable,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { customerCare } from './crm-access.ts';

/**
 * Anybody the business deals with: vendors, agents, landlords, authorities, schools, customers. What it is to the company besides
 * (a provider, a creditor, a customer, a company) are its sides, which are made with a party or name one, and say its name and tax
 * number as it does.
 */
export const party = defineEntity({
  name: 'party',
  label: 'Party',
  plural: 'Parties',
  ...coded,
  alike: { company: ['name'] },
  search: ['name', 'code', 'knownAs', 'taxNumber'],
  menu: 'customers',
  indexes: [['partyGroup'], ['kind']],
  list: ['code', 'name', 'kind', 'partyGroup', 'country', 'active', 'updated'],
  facts: ['kind', 'partyGroup', 'taxNumber', 'phone', 'email'],
  fields: {
    ...codeAndName,
    name: text('Name', { required: true, max: 160 }),
    knownAs: text('Also known as', {
      max: 400,
      readOnly: true,
      help: 'Names of parties that were merged into this one.',
    }),
    kind: choice(
      'Kind',
      {
        VENDOR: 'Vendor',
        AGENT: 'Partner agent',
        LANDLORD: 'Landlord',
        AUTHORITY: 'Authority',
        SCHOOL: 'School',
        BANK: 'Bank',
        CUSTOMER: 'Customer',
        COMPANY: 'Group company',
        PERSON: 'Person',
        OTHER: 'Other',
      },
      { required: true },
    ),
    partyGroup: ref('Party group', 'partyGroup'),
    language: choice('Language', { en: 'English', es: 'Spanish', fr: 'French' }, { initial: 'en' }),
    country: country('Country'),
    registrationNumber: text('Registration number', { max: 40 }),
    taxNumber: text('Tax number', { max: 40 }),
    paymentTerms: option('Payment terms', 'PAYMENT_TERMS'),
    paymentDays: whole('Days to pay', { min: 0, max: 365, unit: 'days' }),
    ...reachable,
  },
  access: customerCare,
});
export interface Party extends RecordOf<typeof party> {}
