import {
  currency,
  date,
  defineEntity,
  derived,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
  whole,
  yesNo,
} from '@homeport/grammar';
import { asAWhole, undecided } from '../record-presets/door.generated.ts';
import { asItsCase } from '../role-presets/door.generated.ts';
import { caseParts, caseWorkers } from './case-access.ts';

/**
 * What an assignment is expected to cost, by lines; the total follows them. Decided here: a draft is handed in, then approved
 * or sent back; a newer approved one replaces it.
 */
export const costEstimate = defineEntity({
  name: 'costEstimate',
  label: 'Cost estimate',
  plural: 'Cost estimates',
  title: ['caseDetail', 'number'],
  unique: [{ fields: ['caseDetail', 'number'] }],
  indexes: [['caseDetail'], ['status']],
  list: [
    'caseDetail',
    'number',
    'scenario',
    'total',
    'currency',
    'baseDate',
    'needsRecalculating',
    'status',
    'updated',
  ],
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
    taxableTotal: derived(money('Of it taxable')),
    lines: derived(whole('Lines')),
    needsRecalculating: yesNo('Needs recalculating', { initial: false, readOnly: true }),
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
        submit: { label: 'Hand in', from: ['DRAFT'], to: 'SUBMITTED', by: caseWorkers, needs: ['isUpToDate'] },
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
  access: asItsCase({ ...caseParts, approver: { do: ['read'], where: { field: 'status', op: 'ne', value: 'DRAFT' } } }),
});
export interface CostEstimate extends RecordOf<typeof costEstimate> {}
