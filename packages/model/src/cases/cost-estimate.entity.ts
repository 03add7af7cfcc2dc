import {
  currency,
  date,
  dateTime,
  defineEntity,
  derived,
  jsonOf,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
  whole,
} from '@homeport/grammar';
import { asAWhole, undecided } from '../record-presets/door.generated.ts';
import { asItsCase } from '../role-presets/door.generated.ts';
import { caseWorkers, estimateReaders } from './case-access.ts';
import type { Assumption } from './estimate-working.ts';

/**
 * What an assignment is expected to cost, by lines; the totals follow them, and what follows from pay is added up apart. Decided
 * here: a draft is worked out, handed in, then approved or sent back; a newer approved one replaces it, and what is approved stays as it is.
 */
export const costEstimate = defineEntity({
  name: 'costEstimate',
  label: 'Cost estimate',
  plural: 'Cost estimates',
  title: ['caseDetail', 'number'],
  unique: [{ fields: ['caseDetail', 'number'] }],
  indexes: [['caseDetail'], ['status']],
  list: ['caseDetail', 'number', 'scenario', 'total', 'currency', 'highTotal', 'baseDate', 'status', 'updated'],
  facts: ['caseDetail', 'scenario', 'total', 'taxableTotal', 'baseDate'],
  menu: 'cases',
  needsVersion: true,
  decided: {
    kind: 'costs',
    waits: 'SUBMITTED',
    approve: 'approve',
    reject: 'sendBack',
    amount: 'total',
    of: 'caseDetail',
  },
  work: [
    {
      name: 'decide',
      label: 'Cost estimates to decide',
      waits: { all: [{ field: 'status', op: 'eq', value: 'SUBMITTED' }, asAWhole] },
      deeds: ['approve'],
    },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    number: whole('Number', { required: true, min: 1, max: 999, initial: 1, fixed: true }),
    scenario: ref('Scenario', 'scenario', { onDelete: 'clear' }),
    baseDate: date('Rates of', { required: true }),
    currency: currency('Currency', { required: true, fixed: true }),
    total: derived(money('Total')),
    lowTotal: derived(money('At least')),
    highTotal: derived(money('At most')),
    taxableTotal: derived(money('Of it taxable')),
    payTotal: derived(money('What follows from pay', { kind: 'pay' })),
    lines: derived(whole('Lines')),
    workedOutAt: dateTime('Worked out', { readOnly: true }),
    takenForGiven: jsonOf<readonly Assumption[]>()('Taken for given', {
      readOnly: true,
      rare: true,
      drawn: 'the cost estimate of the assignment',
    }),
    undecided,
    assumptions: longText('Assumptions', { max: 4000 }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'submit' },
        SUBMITTED: { label: 'Awaiting approval', tone: 'warning', primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success', primary: 'edit' },
        REPLACED: { label: 'Replaced', tone: 'neutral', final: true },
      },
      transitions: {
        submit: { label: 'Hand in', from: ['DRAFT'], to: 'SUBMITTED', by: caseWorkers, needs: ['hasLines'] },
        approve: {
          label: 'Approve',
          from: ['SUBMITTED'],
          to: 'APPROVED',
          by: ['approver', 'financeLead', 'master'],
          offered: asAWhole,
        },
        sendBack: {
          label: 'Send back',
          from: ['SUBMITTED'],
          to: 'DRAFT',
          by: ['approver', 'financeLead', 'master'],
          offered: asAWhole,
        },
        replace: { label: 'Replace', from: ['APPROVED'], to: 'REPLACED', by: [], system: true },
      },
    }),
  },
  access: asItsCase({
    ...estimateReaders,
    approver: { do: ['read'], where: { field: 'status', op: 'ne', value: 'DRAFT' } },
  }),
});
export interface CostEstimate extends RecordOf<typeof costEstimate> {}
