import { currency, defineAction, longText, money, ref, refs, whole, yesNo } from '@homeport/grammar';
import { approvalNote, decisionReason } from './approval.ts';
import { caseExpense } from './case-expense.entity.ts';
import { caseExpenseBatch } from './case-expense-batch.entity.ts';

/** Hands a report in. Blocking findings refuse it; warnings must have been seen. */
export const submitReport = defineAction({
  name: 'submit',
  on: caseExpenseBatch,
  label: 'Submit',
  transition: 'status.submit',
  input: { warningsSeen: yesNo('I have seen the warnings', { initial: false }) },
  once: true,
  refusals: [
    'expenses.missingReceipt',
    'expenses.warningsNotSeen',
    'expenses.sameReceiptApproved',
    'rates.noRate',
    'expenses.noApprover',
  ],
});

/** Editing a report that was handed in cancels it and opens a linked copy (specification). */
export const editReport = defineAction({
  name: 'edit',
  on: caseExpenseBatch,
  label: 'Edit as a new copy',
  transition: 'status.edit',
  input: {},
  once: true,
});

/** While nobody has decided on any line, the one who is paid has the report back as it was before the submission. */
export const takeBackReport = defineAction({
  name: 'takeBack',
  on: caseExpenseBatch,
  label: 'Take back',
  transition: 'status.takeBack',
  input: {},
  once: true,
});

export const approveExpense = defineAction({
  name: 'approve',
  on: caseExpense,
  label: 'Approve',
  transition: 'approvalStatus.approve',
  input: {
    approvedAmount: money('Approved amount', { min: 0, help: 'Leave empty to approve the whole amount.' }),
    ...approvalNote,
  },
  refusals: [
    'expenses.approvedOverSubmitted',
    'expenses.approvedNothing',
    'expenses.sameReceiptApproved',
    'rates.noRate',
  ],
});

export const rejectExpense = defineAction({
  name: 'reject',
  on: caseExpense,
  label: 'Reject',
  transition: 'approvalStatus.reject',
  input: decisionReason,
});

export const delegateExpense = defineAction({
  name: 'delegate',
  on: caseExpense,
  label: 'Delegate',
  transition: 'approvalStatus.delegate',
  input: { to: ref('Delegate to', 'user', { required: true }), note: longText('Note', { max: 1000 }) },
  refusals: ['expenses.cannotDelegateTo'],
});

export const escalateExpense = defineAction({
  name: 'escalate',
  on: caseExpense,
  label: 'Escalate',
  transition: 'approvalStatus.escalate',
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  refusals: ['expenses.noApprover'],
});

export const holdExpense = defineAction({
  name: 'hold',
  on: caseExpense,
  label: 'Hold',
  transition: 'approvalStatus.hold',
  input: decisionReason,
});

export const unapproveExpense = defineAction({
  name: 'unapprove',
  on: caseExpense,
  label: 'Take the decision back',
  transition: 'approvalStatus.unapprove',
  input: decisionReason,
});

/** Approves several unflagged expenses of one currency; the total the approver saw is confirmed with it. */
export const approveMany = defineAction({
  name: 'approveMany',
  on: caseExpense,
  scope: 'collection',
  label: 'Approve all selected',
  by: ['approver', 'lineManager', 'financeLead'],
  input: {
    expenses: refs('Expenses', 'caseExpense', { required: true }),
    total: money('Total', { required: true }),
    currency: currency('Currency', { required: true }),
  },
  answer: { approved: whole('Approved') },
  once: true,
  refusals: ['expenses.flaggedNeedsOwnLook', 'expenses.mixedCurrencies', 'expenses.totalChanged'],
});

/** Finance keeps an approved report out of the next payment batch, or lets it in again. */
export const holdPayment = defineAction({
  name: 'holdPayment',
  on: caseExpenseBatch,
  label: 'Hold payment',
  by: ['finance', 'financeLead'],
  where: { field: 'status', op: 'eq', value: 'APPROVED' },
  input: { onHold: yesNo('On hold', { required: true }) },
});
