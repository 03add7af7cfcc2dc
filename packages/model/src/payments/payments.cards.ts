import { defineCard } from '@homeport/grammar';

/* Payments that wait, and those that failed. */
export const batchesToReleaseCard = defineCard({
  name: 'batchesToRelease',
  on: 'paymentBatch',
  label: 'Payment batches to release',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'BUILT' }],
  sum: 'total',
  isUrgent: true,
  roles: ['finance', 'financeLead'],
  order: 30,
});
export const failedPaymentsCard = defineCard({
  name: 'failedPayments',
  on: 'expensePayment',
  label: 'Failed payments',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'FAILED' }],
  isUrgent: true,
  roles: ['finance', 'financeLead', 'payroll'],
  order: 35,
});
