import {
  code,
  currency,
  defineEntity,
  effective,
  file,
  longText,
  money,
  option,
  percentage,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { customerCare } from './crm-access.ts';

/** What was agreed with a party, from when to when. Two contracts of one party and kind never hold on the same day. */
export const partyContract = defineEntity({
  name: 'partyContract',
  label: 'Party contract',
  plural: 'Party contracts',
  title: ['number', 'name'],
  search: ['number', 'name'],
  unique: [{ fields: ['number'] }],
  indexes: [['party', 'effectiveFrom'], ['effectiveTo']],
  list: ['number', 'name', 'party', 'kind', 'effectiveFrom', 'effectiveTo', 'updated'],
  facts: ['party', 'kind', 'effectiveFrom', 'effectiveTo', 'noticeDays'],
  menu: 'customers',
  needsVersion: true,
  excludes: [{ same: ['party', 'kind'], over: [{ from: 'effectiveFrom', to: 'effectiveTo' }] }],
  fields: {
    number: code('Number', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 160 }),
    party: ref('Party', 'party', { required: true, fixed: true }),
    kind: option('Kind', 'CONTRACT_KIND', { required: true, fixed: true }),
    ...effective,
    noticeDays: whole('Notice', { min: 0, max: 730, unit: 'days' }),
    renewalMonths: whole('Renews by', { min: 0, max: 120, unit: 'months', help: 'Empty: it ends.' }),
    value: money('Value a year', { min: 0 }),
    currency: currency('Currency'),
    discount: percentage('Discount', { min: 0, max: 100 }),
    document: file('Signed contract', { accept: ['application/pdf'] }),
    terms: longText('Terms', { max: 10_000 }),
  },
  access: customerCare,
});
export interface PartyContract extends RecordOf<typeof partyContract> {}
