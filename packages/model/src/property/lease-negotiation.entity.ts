import {
  currency,
  date,
  decimal,
  defineEntity,
  derived,
  longText,
  money,
  type RecordOf,
  ref,
  whole,
  yesNo,
} from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'caseService',
  'property',
  'askingRent',
  'offeredRent',
  'agreedRent',
  'currency',
  'depositMonths',
  'depositAmount',
  'leaseStartDate',
  'termMonths',
  'hasDiplomaticClause',
  'breakAfterMonths',
  'noticeDays',
  'landlordWorks',
  'agencyFee',
  'stampDuty',
  'isLegallyReviewed',
  'lease',
];

/** What was asked for a home and what was agreed. */
export const leaseNegotiation = defineEntity({
  name: 'leaseNegotiation',
  label: 'Lease negotiation',
  plural: 'Lease negotiations',
  ...onePerService,
  indexes: [['property']],
  list: ['caseService', 'property', 'askingRent', 'agreedRent', 'monthlySaving', 'currency', 'leaseStartDate', 'lease'],
  facts: ['property', 'askingRent', 'agreedRent', 'monthlySaving', 'leaseStartDate', 'termMonths'],
  fields: {
    ...serviceRecord,
    property: ref('Property', 'property'),
    askingRent: money('Rent asked', { min: 0 }),
    offeredRent: money('Rent offered', { min: 0 }),
    agreedRent: money('Rent agreed', { min: 0 }),
    currency: currency('Currency', { required: true }),
    monthlySaving: derived(money('Saved per month')),
    depositMonths: decimal('Deposit in months’ rent', { min: 0, max: 24, decimals: 1 }),
    depositAmount: derived(money('Deposit')),
    leaseStartDate: date('Lease from'),
    termMonths: whole('Term', { min: 1, max: 120, unit: 'months' }),
    hasDiplomaticClause: yesNo('Diplomatic clause', { initial: true }),
    breakAfterMonths: whole('May be ended after', { min: 0, max: 120, unit: 'months' }),
    noticeDays: whole('Notice', { min: 0, max: 365, unit: 'days' }),
    landlordWorks: longText('Works by the landlord', { max: 2000 }),
    agencyFee: money('Agency fee', { min: 0 }),
    stampDuty: money('Stamp duty', { min: 0 }),
    isLegallyReviewed: yesNo('Reviewed by a lawyer', { initial: false }),
    lease: ref('Lease', 'lease'),
  },
  access: shownOutside(
    {
      assignee: seenOutside,
      vendor: seenOutside,
      client: [...seenOutside, 'monthlySaving'],
    },
    serviceAccess,
  ),
});
export interface LeaseNegotiation extends RecordOf<typeof leaseNegotiation> {}
