import {
  code,
  currency,
  date,
  dateTime,
  defineEntity,
  file,
  json,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';

const clerks = ['finance', 'financeLead'] as const;

/** Payments of one currency that leave the company's account together. Built by grouping, so mixtures cannot be made. */
export const paymentBatch = defineEntity({
  name: 'paymentBatch',
  label: 'Payment batch',
  plural: 'Payment batches',
  title: ['reference'],
  search: ['reference'],
  unique: [{ fields: ['reference'] }],
  indexes: [['status']],
  list: ['reference', 'currency', 'total', 'numberOfPayments', 'executionDate', 'status', 'createdBy', 'updated'],
  facts: ['total', 'currency', 'numberOfPayments', 'executionDate', 'createdBy', 'releasedBy'],
  menu: 'financial',
  needsVersion: true,
  fields: {
    reference: code('Reference', { max: 35, readOnly: true }),
    currency: currency('Currency', { required: true, readOnly: true }),
    total: money('Total', { readOnly: true }),
    numberOfPayments: whole('Number of payments', { readOnly: true }),
    executionDate: date('Execution date', { required: true }),
    debtorName: text('Paying company', { max: 70, readOnly: true }),
    companyAccount: ref('Company account', 'companyAccount', { readOnly: true }),
    leftOut: json('Left out', { readOnly: true }),
    note: longText('Note', { max: 1000 }),
    releasedBy: ref('Released by', 'user', { readOnly: true }),
    releasedAt: dateTime('Released', { readOnly: true }),
    paidBy: ref('Marked paid by', 'user', { readOnly: true }),
    paymentFile: file('Payment file', { readOnly: true }),
    status: lifecycle('Status', {
      initial: 'BUILT',
      states: {
        BUILT: { label: 'Pending', tone: 'info', editable: true },
        RELEASED: { label: 'Sent', tone: 'info' },
        PAID: { label: 'PAID', tone: 'success', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        release: { label: 'Release', from: ['BUILT'], to: 'RELEASED', by: clerks, needs: ['fourEyes'] },
        markPaid: { label: 'Mark paid', from: ['RELEASED'], to: 'PAID', by: clerks },
        cancel: { label: 'Cancel', from: ['BUILT'], to: 'CANCELLED', by: clerks },
      },
    }),
  },
  access: {
    finance: { do: ['read', 'update', 'export'] },
    financeLead: { do: ['read', 'update', 'export'] },
    payroll: { do: ['read'] },
    master: { do: ['read'] },
  },
});
export interface PaymentBatch extends RecordOf<typeof paymentBatch> {}
