import { date, defineAction, longText, ref, refs, whole } from '@homeport/grammar';
import { expensePayment } from './expense-payment.entity.ts';
import { paymentBatch, whyCancelled } from './payment-batch.entity.ts';

const clerks = ['finance', 'financeLead'] as const;

/** Builds one batch per bank account and currency from approved reports. */
export const buildPayments = defineAction({
  name: 'build',
  on: paymentBatch,
  scope: 'collection',
  label: 'Build payment batches',
  by: clerks,
  proof: 'freshSignIn',
  input: {
    reports: refs('Expense Reports', 'caseExpenseBatch', { required: true }),
    executionDate: date('Execution date', { required: true }),
  },
  answer: { batches: refs('Payment batches', 'paymentBatch'), payments: whole('Payments') },
  once: true,
  refusals: ['payments.nothingToPay', 'payments.dateInPast'],
});

/**
 * Releases batches: password, four eyes, references, one payment file for all of them; their payments are sent. All or none.
 */
export const releaseBatches = defineAction({
  name: 'releaseBatches',
  on: paymentBatch,
  scope: 'collection',
  label: 'Release',
  by: clerks,
  proof: 'password',
  input: { batches: refs('Payment batches', 'paymentBatch', { required: true }) },
  answer: {
    file: ref('Payment file', 'attachment'),
    list: ref('Payment list', 'attachment'),
    released: whole('Released'),
  },
  once: true,
  refusals: ['payments.sameEyes', 'payments.noCompanyAccount', 'payments.accountChanged', 'payments.nothingToPay'],
});

/** The bank sent it back: the report is approved again and can be paid to a corrected account. */
export const failPayment = defineAction({
  name: 'fail',
  on: expensePayment,
  label: 'Mark failed',
  transition: 'status.fail',
  proof: 'freshSignIn',
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  once: true,
});

/** The bank has executed it: payments and reports are PAID, the assignees are told. */
export const markBatchPaid = defineAction({
  name: 'markPaid',
  on: paymentBatch,
  label: 'Mark paid',
  transition: 'status.markPaid',
  proof: 'freshSignIn',
  input: { paidDate: date('Paid on', { required: true }) },
  once: true,
  refusals: ['payments.dateInFuture'],
});

/** Takes an unreleased batch apart; its reports are approved again and can be paid later. */
export const cancelBatch = defineAction({
  name: 'cancel',
  on: paymentBatch,
  label: 'Cancel the batch',
  transition: 'status.cancel',
  input: whyCancelled,
  once: true,
});
