import { defineAction, type Filter, longText } from '@homeport/grammar';
import { caseDetail } from './case-detail.entity.ts';

/** Who finishes the work of an assignment, and who its money; and who may do so in spite of what is open, or take it back. */
const workers = ['caseManager', 'hr', 'administrator', 'master'] as const;
const workLeads = ['hr', 'administrator', 'master'] as const;
const payers = ['finance', 'financeLead', 'caseManager', 'administrator', 'master'] as const;
const moneyLeads = ['financeLead', 'administrator', 'master'] as const;

const goesOn: Filter = { field: 'status', op: 'in', value: ['ACTIVE', 'ON_HOLD', 'BLOCKED'] };
const completed = (field: 'operationallyComplete' | 'financiallyComplete', value: boolean): Filter => ({
  all: [goesOn, { field, op: 'eq', value }],
});
const notes = { notes: longText('Notes', { max: 1000 }) };
const despite = { reason: longText('Why in spite of what is open', { required: true, max: 1000 }), ...notes };
const because = { reason: longText('Reason for reopening', { required: true, max: 1000 }) };
const refusals = ['cases.caseIsOver', 'cases.notActivated', 'cases.completedAlready'] as const;

/** The work of the assignment is done: nothing of it is open any more. */
export const completeOperations = defineAction({
  name: 'completeOperations',
  on: caseDetail,
  label: 'Complete the operations',
  by: workers,
  offered: completed('operationallyComplete', false),
  input: notes,
  refusals: ['cases.workOpen', ...refusals],
});

/** The same in spite of what is open, for a reason that is kept. */
export const completeOperationsDespite = defineAction({
  name: 'completeOperationsDespite',
  on: caseDetail,
  label: 'Complete the operations all the same',
  by: workLeads,
  offered: completed('operationallyComplete', false),
  input: despite,
  refusals: ['cases.nothingOpen', ...refusals],
});

/** The money of the assignment is settled: everything was paid and charged. */
export const completeFinances = defineAction({
  name: 'completeFinances',
  on: caseDetail,
  label: 'Complete the finances',
  by: payers,
  offered: completed('financiallyComplete', false),
  input: notes,
  refusals: ['cases.moneyOpen', ...refusals],
});

/** The same in spite of what is open, for a reason that is kept. */
export const completeFinancesDespite = defineAction({
  name: 'completeFinancesDespite',
  on: caseDetail,
  label: 'Complete the finances all the same',
  by: moneyLeads,
  offered: completed('financiallyComplete', false),
  input: despite,
  refusals: ['cases.nothingOpen', ...refusals],
});

/** There is work to do again. Who had completed it, and when, stays in the history. */
export const reopenOperations = defineAction({
  name: 'reopenOperations',
  on: caseDetail,
  label: 'Reopen the operations',
  by: workLeads,
  offered: completed('operationallyComplete', true),
  input: because,
  refusals: ['cases.caseIsOver', 'cases.notCompleted'],
});

/** There is something to pay or to charge again. Who had completed it, and when, stays in the history. */
export const reopenFinances = defineAction({
  name: 'reopenFinances',
  on: caseDetail,
  label: 'Reopen the finances',
  by: moneyLeads,
  offered: completed('financiallyComplete', true),
  input: because,
  refusals: ['cases.caseIsOver', 'cases.notCompleted'],
});
