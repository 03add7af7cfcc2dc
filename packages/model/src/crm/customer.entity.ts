import {
  choice,
  codeAndName,
  currency,
  defineEntity,
  money,
  option,
  type RecordOf,
  reachable,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { coded, partyHelp } from '../record-presets/door.generated.ts';
import { customerCare } from './crm-access.ts';

/** A company that buys mobility services, or may one day. */
export const customer = defineEntity({
  name: 'customer',
  label: 'Customer',
  plural: 'Customers',
  ...coded,
  alike: { company: ['name'] },
  menu: 'customers',
  sideOf: {
    relation: 'party',
    shares: ['name', 'taxNumber'],
    copies: ['code', 'phone', 'email', 'address', 'webAddress'],
    makes: { kind: 'CUSTOMER' },
  },
  indexes: [['party'], ['customerGroup'], ['salesLead'], ['relationshipStatus']],
  list: ['code', 'name', 'customerGroup', 'industry', 'relationshipStatus', 'salesLead', 'active', 'updated'],
  facts: ['customerGroup', 'industry', 'numberOfEmployees', 'relationshipStatus', 'competitiveStatus', 'salesLead'],
  needsVersion: true,
  fields: {
    ...codeAndName,
    name: text('Name', { required: true, max: 160 }),
    party: ref('Party', 'party', { help: partyHelp }),
    customerGroup: ref('Customer group', 'customerGroup'),
    company: ref('Company', 'company', { help: 'Where it is a client: its company here.' }),
    industry: option('Industry', 'INDUSTRY'),
    numberOfEmployees: whole('Number of employees', { min: 0, max: 10_000_000 }),
    relationshipStatus: choice(
      'Relationship status',
      { PROSPECT: 'Prospect', ACTIVE: 'Active customer', DORMANT: 'Dormant', FORMER: 'Former customer' },
      { required: true, initial: 'PROSPECT' },
    ),
    competitiveStatus: choice('Competitive status', {
      SOLE: 'Sole provider',
      PREFERRED: 'Preferred provider',
      SHARED: 'Shared with others',
      CHALLENGED: 'Contract is challenged',
      COMPETITOR: 'With a competitor',
    }),
    salesLead: ref('Sales lead', 'user', { onDelete: 'clear' }),
    yearlyVolume: money('Volume a year', { min: 0 }),
    currency: currency('Currency'),
    taxNumber: text('Tax number', { max: 40 }),
    ...reachable,
  },
  access: customerCare,
});
export interface Customer extends RecordOf<typeof customer> {}
