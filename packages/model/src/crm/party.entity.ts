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

/** Anybody the business deals with: vendors, agents, landlords, authorities, schools. */
export const party = defineEntity({
  name: 'party',
  label: 'Party',
  plural: 'Parties',
  ...coded,
  alike: { company: ['name'] },
  menu: 'customers',
  indexes: [['partyGroup'], ['kind']],
  list: ['code', 'name', 'kind', 'partyGroup', 'country', 'active', 'updated'],
  facts: ['kind', 'partyGroup', 'phone', 'email'],
  fields: {
    ...codeAndName,
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
