import {
  code,
  currency,
  date,
  dateTime,
  defineEntity,
  file,
  lifecycle,
  longText,
  money,
  person,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { ofOthers } from '../role-presets/door.generated.ts';

const clerks = ['finance', 'financeLead'] as const;
/** What whoever cancels one is asked. */
export const whyCancelled = { reason: longText('Reason', { required: true, max: 1000 }) };

/** Payments to one account in one currency (specification: different bank details are never mixed). Built by grouping only. */
export const paymentBatch = defineEntity({
  name: 'paymentBatch',
  label: 'Payment batch',
  plural: 'Payment batches',
  title: ['reference'],
  search: ['reference'],
  unique: [{ fields: ['reference'] }],
  indexes: [['status']],
  list: [
    'reference',
    'payee',
    'currency',
    'total',
    'numberOfPayments',
    'executionDate',
    'status',
    'createdBy',
    'updated',
  ],
  totals: ['total'],
  facts: ['payee', 'total', 'numberOfPayments', 'executionDate', 'accountEnding', 'releasedBy'],
  menu: 'financial',
  needsVersion: true,
  work: [
    {
      name: 'release',
      label: 'Payment batches to release',
      waits: {
        all: [{ field: 'status', op: 'eq', value: 'BUILT' }, ofOthers],
      },
      at: '/workspace/financial/payments',
      due: 'executionDate',
      roles: ['finance', 'financeLead'],
    },
  ],
  fields: {
    reference: code('Reference', { max: 35, required: true, readOnly: true }),
    currency: currency('Currency', { required: true, readOnly: true }),
    total: money('Total', { readOnly: true }),
    numberOfPayments: whole('Number of payments', { readOnly: true }),
    executionDate: date('Execution date', { required: true }),
    payee: person('Payee', { required: true, readOnly: true }),
    bankAccount: ref('Bank account', 'bankDetails', { required: true, readOnly: true }),
    accountEnding: text('Account ending', { max: 4, readOnly: true, ofAccount: true, kind: 'bank' }),
    debtorName: text('Paying company', { max: 70, readOnly: true }),
    companyAccount: ref('Company account', 'companyAccount', { readOnly: true }),
    note: longText('Note', { max: 1000 }),
    releasedBy: ref('Released by', 'user', { loose: true, readOnly: true }),
    releasedAt: dateTime('Released', { readOnly: true }),
    paidBy: ref('Marked paid by', 'user', { loose: true, readOnly: true }),
    paymentFile: file('Payment file', { kind: 'bank', readOnly: true }),
    paymentList: file('Payment list', { kind: 'bank', readOnly: true }),
    accountVersion: whole('Version of the bank details', { readOnly: true, rare: true }),
    status: lifecycle('Status', {
      initial: 'BUILT',
      states: {
        BUILT: { label: 'Pending', tone: 'info', editable: true, primary: 'edit' },
        RELEASED: { label: 'Sent', tone: 'info', primary: 'markPaid' },
        PAID: { label: 'Paid', tone: 'success', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        // Only through the action `releaseBatches`: password, four eyes and the payment file belong together.
        release: {
          label: 'Release',
          from: ['BUILT'],
          to: 'RELEASED',
          by: [],
          needs: ['fourEyes'],
          system: true,
          stamps: { releasedBy: '$me', releasedAt: '$now' },
        },
        markPaid: { label: 'Mark paid', from: ['RELEASED'], to: 'PAID', by: clerks, stamps: { paidBy: '$me' } },
        cancel: {
          label: 'Cancel the batch',
          from: ['BUILT'],
          to: 'CANCELLED',
          by: clerks,
          asks: whyCancelled,
          stamps: { note: 'reason' },
        },
      },
    }),
  },
  access: {
    finance: { do: ['read', 'update', 'export'], kinds: ['bank'] },
    financeLead: { do: ['read', 'update', 'export'], kinds: ['bank'] },
    payroll: { do: ['read'], kinds: ['bank'] },
    master: { do: ['read'], kinds: ['bank'] },
  },
});
export interface PaymentBatch extends RecordOf<typeof paymentBatch> {}
