import {
  currency,
  date,
  defineEntity,
  derived,
  longText,
  money,
  person,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';

const manages = { do: 'everything' } as const;

/** The lump sum of one assignment: the amount, what it is for, and the points to choose options with. */
export const lumpSum = defineEntity({
  name: 'lumpSum',
  label: 'Lump sum',
  plural: 'Lump sums',
  title: ['name'],
  search: ['name'],
  unique: [{ fields: ['caseDetail'] }],
  indexes: [['assignee']],
  list: ['caseDetail', 'name', 'amount', 'currency', 'points', 'perPoint', 'optionsUntil', 'updated'],
  facts: ['assignee', 'amount', 'points', 'optionsUntil'],
  menu: 'cases',
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id', onDelete: 'cascade' }),
    assignee: derived(person('Assignee')),
    name: text('Name', { required: true, max: 160 }),
    amount: money('Amount', { required: true, min: 0 }),
    currency: currency('Currency', { required: true, fixed: true }),
    covers: longText('What it covers', { max: 2000, help: 'One line for each.' }),
    points: whole('Points', { min: 0, max: 100_000, initial: 0, required: true }),
    perPoint: money('Paid out for each point', { min: 0 }),
    mostPaidOut: whole('Points paid out at most', { min: 0, max: 100_000, initial: 0 }),
    optionsUntil: date('Options can be chosen until'),
    policyText: longText('Policy', { max: 20_000 }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: [
        'caseDetail',
        'assignee',
        'name',
        'amount',
        'currency',
        'covers',
        'points',
        'perPoint',
        'mostPaidOut',
        'optionsUntil',
        'policyText',
      ],
    },
    caseManager: manages,
    hr: manages,
    finance: { do: ['read'] },
    financeLead: { do: ['read'] },
    payroll: { do: ['read'] },
    administrator: manages,
    master: manages,
  }),
});
export interface LumpSum extends RecordOf<typeof lumpSum> {}
