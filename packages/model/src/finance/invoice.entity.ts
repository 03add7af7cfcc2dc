import {
  code,
  currency,
  date,
  decimal,
  defineEntity,
  derived,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { books, clerks, leads, ofOthers } from '../role-presets/door.generated.ts';

/**
 * An invoice to a client. Decisions: it starts as a proforma; a proforma and an open invoice can be cancelled; approving gives
 * the final number, closes it to changes and wants an external reference; what was approved is corrected by a credit note only.
 * The lead approves, not the one who wrote it. It is paid by receipts in the ledger (`recordReceipt`). Totals follow the lines; the date is flagged outside its statement's range.
 */
export const invoice = defineEntity({
  name: 'invoice',
  label: 'Invoice',
  plural: 'Invoices',
  title: ['reference'],
  search: ['reference', 'externalReference', 'poNumber'],
  unique: [{ fields: ['reference'] }],
  indexes: [['status', 'dueDate'], ['financialEntity', 'invoiceDate'], ['caseDetail'], ['statement'], ['invoiceDate']],
  list: [
    'reference',
    'financialEntity',
    'invoiceDate',
    'dueDate',
    'grossAmount',
    'outstandingAmount',
    'currency',
    'status',
  ],
  facts: ['financialEntity', 'grossAmount', 'outstandingAmount', 'dueDate', 'externalReference', 'isOutsideStatement'],
  menu: 'financial',
  needsVersion: true,
  sections: [
    { label: 'Invoice', fields: ['reference', 'financialEntity', 'caseDetail', 'invoiceDate', 'dueDate', 'currency'] },
    { label: 'References', fields: ['externalReference', 'poNumber', 'invoiceGroup', 'statement'] },
    { label: 'Amounts', fields: ['goodsAmount', 'taxAmount', 'grossAmount', 'creditedAmount', 'outstandingAmount'] },
  ],
  fields: {
    // That of the proforma until it is approved.
    reference: code('Number', {
      max: 40,
      readOnly: true,
      numbered: [
        { series: 'proforma', prefix: 'P-' },
        { series: 'invoice', prefix: 'INV-', at: 'status.approve', replaces: true },
      ],
    }),
    proformaReference: derived(code('Proforma number', { max: 40, rare: true })),
    financialEntity: ref('Debtor', 'financialEntity', { required: true }),
    caseDetail: ref('Assignment', 'caseDetail'),
    invoiceDate: date('Invoice date', { required: true }),
    dueDate: date('Due', { notBefore: 'invoiceDate' }),
    currency: currency('Currency', { required: true, fixed: true }),
    exchangeRate: decimal('Exchange rate', { min: 0.0000000001, decimals: 10 }),
    externalReference: text('External reference', { max: 60 }),
    poNumber: text('PO number', { max: 60 }),
    invoiceGroup: ref('Invoice group', 'invoiceGroup'),
    statement: ref('Statement', 'statement'),
    taxPerLine: yesNo('Tax rounded per line', { initial: true, rare: true }),
    goodsAmount: derived(money('Goods amount')),
    taxAmount: derived(money('Tax')),
    grossAmount: derived(money('Total')),
    numberOfLines: derived(whole('Lines')),
    creditedAmount: derived(money('Credited')),
    paidAmount: money('Paid', { readOnly: true, initial: '0' }),
    outstandingAmount: derived(money('Outstanding')),
    isOutsideStatement: derived(yesNo('Outside the statement’s range')),
    sentDate: derived(date('Sent to the customer')),
    notes: longText('Notes', { max: 2000 }),
    status: lifecycle('Status', {
      initial: 'PROFORMA',
      overdue: { after: 'dueDate', in: ['SENT'], owing: 'outstandingAmount' },
      states: {
        PROFORMA: { label: 'Proforma', tone: 'neutral', editable: true, deletable: true, primary: 'issue' },
        OPEN: { label: 'Open', tone: 'neutral', editable: true, primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success', primary: 'send' },
        SENT: { label: 'Sent', tone: 'info', primary: 'settle' },
        PAID: { label: 'Paid', tone: 'success' },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        issue: { label: 'Make it an invoice', from: ['PROFORMA'], to: 'OPEN', by: clerks, needs: ['hasLines'] },
        approve: {
          label: 'Approve',
          from: ['OPEN'],
          to: 'APPROVED',
          by: leads,
          needs: ['hasLines', 'hasExternalReference', 'isNotOwn', 'isPeriodOpen'],
          offered: ofOthers,
        },
        send: { label: 'Mark as sent', from: ['APPROVED'], to: 'SENT', by: clerks },
        // Receipts pay it, and take it back when one is reversed; by hand only what credit notes have settled.
        pay: { label: 'Paid in full', from: ['SENT'], to: 'PAID', by: [], system: true },
        unpay: { label: 'Payment taken back', from: ['PAID'], to: 'SENT', by: [], system: true },
        settle: {
          label: 'Mark as paid',
          from: ['SENT'],
          to: 'PAID',
          by: clerks,
          needs: ['isSettled'],
          where: { field: 'outstandingAmount', op: 'lte', value: '0' },
        },
        cancel: { label: 'Cancel the invoice', from: ['PROFORMA', 'OPEN'], to: 'CANCELLED', by: clerks },
      },
    }),
  },
  access: { ...books, client: { do: ['read'], where: { field: 'status', op: 'in', value: ['SENT', 'PAID'] } } },
});
export interface Invoice extends RecordOf<typeof invoice> {}
