import {
  code,
  currency,
  date,
  defineEntity,
  derived,
  lifecycle,
  longText,
  money,
  option,
  type RecordOf,
  ref,
  text,
} from '@homeport/grammar';
import { booksBehind, clerks, leads, ofOthers } from '../role-presets/door.generated.ts';

/**
 * Takes back all or part of an approved invoice. Decisions: one credit reason per note, because notes with different reasons
 * never share a payment batch; it cannot be approved when a line is fully credited already or names no line of the invoice.
 */
export const creditNote = defineEntity({
  name: 'creditNote',
  label: 'Credit note',
  plural: 'Credit notes',
  title: ['reference'],
  search: ['reference', 'externalReference'],
  unique: [{ fields: ['reference'] }],
  indexes: [['status', 'creditDate'], ['invoice']],
  list: ['reference', 'invoice', 'financialEntity', 'creditDate', 'creditReason', 'totalAmount', 'currency', 'status'],
  facts: ['invoice', 'financialEntity', 'totalAmount', 'creditReason', 'creditDate', 'externalReference'],
  menu: 'financial',
  needsVersion: true,
  partOf: 'invoice',
  closesWith: { relation: 'invoice', add: ['APPROVED', 'SENT', 'PAID'], refusal: 'finance.invoiceNotApproved' },
  work: [
    {
      name: 'decide',
      label: 'Credit notes to decide',
      waits: { field: 'status', op: 'eq', value: 'OPEN' },
      due: 'creditDate',
      deeds: ['approve'],
    },
  ],
  fields: {
    reference: code('Number', {
      max: 40,
      readOnly: true,
      numbered: { series: 'credit-note', prefix: 'CN-' },
    }),
    invoice: ref('Invoice', 'invoice', { required: true, fixed: true }),
    financialEntity: derived(ref('Debtor', 'financialEntity')),
    creditDate: date('Credit date', { required: true }),
    creditReason: option('Credit reason', 'CREDIT_REASON', { required: true }),
    currency: derived(currency('Currency')),
    externalReference: text('External reference', { max: 60 }),
    goodsAmount: derived(money('Goods amount')),
    taxAmount: derived(money('Tax')),
    totalAmount: derived(money('Total')),
    notes: longText('Notes', { max: 2000 }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, deletable: true, primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success', primary: 'send' },
        SENT: { label: 'Sent', tone: 'info', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        approve: {
          label: 'Approve',
          from: ['OPEN'],
          to: 'APPROVED',
          by: leads,
          needs: ['hasLines', 'namesItsLines', 'leavesSomething', 'isNotOwn', 'isPeriodOpen'],
          offered: ofOthers,
        },
        send: { label: 'Mark as sent', from: ['APPROVED'], to: 'SENT', by: clerks },
        cancel: { label: 'Cancel the credit note', from: ['OPEN'], to: 'CANCELLED', by: clerks },
      },
    }),
  },
  access: {
    ...booksBehind('invoice'),
    client: {
      do: ['read'],
      follows: 'invoice',
      where: { field: 'status', op: 'eq', value: 'SENT' },
      show: [
        'reference',
        'invoice',
        'financialEntity',
        'creditDate',
        'creditReason',
        'currency',
        'externalReference',
        'goodsAmount',
        'taxAmount',
        'totalAmount',
        'status',
      ],
    },
  },
});
export interface CreditNote extends RecordOf<typeof creditNote> {}
