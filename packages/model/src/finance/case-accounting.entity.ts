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
  text,
} from '@homeport/grammar';
import { booksBehind, leads } from '../role-presets/door.generated.ts';

/**
 * The money side of one assignment: what was approved, how it is charged, and when finance is done with it. Decision: marking
 * it complete closes it; a lead may open it again.
 */
export const caseAccounting = defineEntity({
  name: 'caseAccounting',
  label: 'Case accounting',
  plural: 'Case accounting',
  title: ['caseDetail'],
  unique: [{ fields: ['caseDetail'] }],
  indexes: [['financeProfile']],
  list: ['caseDetail', 'financeProfile', 'chargeProfile', 'costProfile', 'approvedAmount', 'currency', 'status'],
  facts: ['caseDetail', 'approvedAmount', 'financeProfile', 'poNumber', 'completedBy', 'completedDate'],
  menu: 'financial',
  needsVersion: true,
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true }),
    financeProfile: ref('Finance profile', 'financeProfile'),
    chargeProfile: ref('Charge profile', 'chargeProfile'),
    costProfile: ref('Cost profile', 'costProfile'),
    approvedAmount: money('Approved amount', { min: 0 }),
    currency: currency('Currency', { required: true }),
    poNumber: text('PO number', { max: 60 }),
    costCenter: ref('Cost center', 'costCenter'),
    completedBy: derived(ref('Completed by', 'user', { loose: true })),
    completedDate: derived(date('Completed on')),
    completionNotes: longText('Notes on completion', { max: 2000 }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, deletable: true, primary: 'edit' },
        COMPLETE: { label: 'Financially complete', tone: 'success', primary: 'edit' },
      },
      transitions: {
        complete: {
          label: 'Mark complete',
          from: ['OPEN'],
          to: 'COMPLETE',
          by: ['finance', ...leads],
          needs: ['hasNoOpenInvoices'],
        },
        reopen: { label: 'Mark incomplete', from: ['COMPLETE'], to: 'OPEN', by: leads },
      },
    }),
  },
  access: booksBehind('caseDetail'),
});
export interface CaseAccounting extends RecordOf<typeof caseAccounting> {}
