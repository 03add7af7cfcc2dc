import {
  choice,
  currency,
  date,
  defineEntity,
  lifecycle,
  money,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { booksBehind } from '../role-presets/door.generated.ts';

/** A cost that comes back: rent, storage, a school term. Decision: ended ones stay as they are; paused ones make nothing. */
export const recurringCost = defineEntity({
  name: 'recurringCost',
  label: 'Recurring cost',
  plural: 'Recurring Costs',
  title: ['name', 'caseDetail'],
  search: ['name'],
  indexes: [['status', 'nextDate'], ['caseDetail'], ['vendor']],
  list: ['name', 'caseDetail', 'amount', 'currency', 'frequency', 'dayOfMonth', 'nextDate', 'endDate', 'status'],
  facts: ['caseDetail', 'amount', 'frequency', 'nextDate', 'vendor'],
  menu: 'financial',
  fields: {
    name: text('Name', { required: true, max: 160 }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true }),
    caseService: ref('Service', 'caseService'),
    vendor: ref('Vendor', 'financialEntity'),
    amount: money('Amount', { required: true, min: 0.0001 }),
    currency: currency('Currency', { required: true }),
    frequency: choice(
      'Frequency',
      { WEEKLY: 'Weekly', MONTHLY: 'Monthly', QUARTERLY: 'Quarterly', YEARLY: 'Yearly' },
      { required: true, initial: 'MONTHLY' },
    ),
    dayOfMonth: whole('Day of month', { min: 1, max: 31, initial: 1 }),
    startDate: date('First day', { required: true }),
    endDate: date('Last day', { notBefore: 'startDate' }),
    nextDate: date('Next on'),
    charge: ref('Charge', 'charge'),
    isPassedOn: yesNo('Passed on to the client', { initial: true }),
    status: lifecycle('Status', {
      initial: 'ACTIVE',
      states: {
        ACTIVE: { label: 'Active', tone: 'success', editable: true, deletable: true, primary: 'edit' },
        PAUSED: { label: 'Paused', tone: 'warning', editable: true },
        ENDED: { label: 'Ended', tone: 'neutral', final: true },
      },
      // Billing runs make costs of it and take these steps; until they do, pausing would stop nothing.
      transitions: {
        pause: { label: 'Pause', from: ['ACTIVE'], to: 'PAUSED', by: [], system: true },
        resume: { label: 'Resume', from: ['PAUSED'], to: 'ACTIVE', by: [], system: true },
        end: { label: 'End', from: ['ACTIVE', 'PAUSED'], to: 'ENDED', by: [], system: true },
      },
    }),
  },
  access: booksBehind('caseDetail'),
});
export interface RecurringCost extends RecordOf<typeof recurringCost> {}
