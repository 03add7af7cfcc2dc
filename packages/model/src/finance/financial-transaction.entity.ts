import {
  choice,
  code,
  currency,
  date,
  decimal,
  defineEntity,
  derived,
  lifecycle,
  money,
  type RecordOf,
  ref,
  text,
  yesNo,
} from '@homeport/grammar';
import { booksBehind, clerks, leads } from '../role-presets/door.generated.ts';

/**
 * One entry of the ledger of debtors and creditors. Decision: what is posted is never changed; it is reversed by an entry of
 * its own in an open period, and keeps the link to it. A receipt pays the invoice that it names, a payment the vendor's bill,
 * once it is posted; its reversal takes that back. What is paid of an entry is that of
 * the document it stands for. On hold means that it is left out of payments and dunning.
 */
export const financialTransaction = defineEntity({
  name: 'financialTransaction',
  label: 'Financial transaction',
  plural: 'Financial transactions',
  title: ['reference'],
  search: ['reference', 'description', 'poNumber'],
  unique: [{ fields: ['reference'] }],
  indexes: [
    ['status', 'dueDate'],
    ['financialEntity', 'transactionDate'],
    ['caseDetail'],
    ['financialPeriod'],
    ['type'],
  ],
  sort: 'transactionDate,desc',
  list: [
    'reference',
    'type',
    'financialEntity',
    'transactionDate',
    'grossAmount',
    'outstandingAmount',
    'currency',
    'status',
  ],
  facts: ['financialEntity', 'type', 'grossAmount', 'outstandingAmount', 'dueDate', 'poNumber'],
  menu: 'financial',
  needsVersion: true,
  fields: {
    reference: code('Reference', {
      required: true,
      max: 40,
      fixed: true,
      numbered: [
        { series: 'RV', prefix: 'RV-', when: { field: 'reversalOf', op: 'notNull' } },
        { series: 'RC', prefix: 'RC-', when: { field: 'type', op: 'eq', value: 'RECEIPT' } },
        { series: 'PY', prefix: 'PY-', when: { field: 'type', op: 'eq', value: 'PAYMENT' } },
        { series: 'ledger', prefix: 'FT-' },
      ],
    }),
    type: choice(
      'Type',
      {
        SALES_INVOICE: 'Sales invoice',
        PURCHASE_INVOICE: 'Purchase invoice',
        CREDIT_NOTE: 'Credit note',
        RECEIPT: 'Receipt',
        PAYMENT: 'Payment',
        JOURNAL: 'Journal',
      },
      { required: true, fixed: true },
    ),
    financialEntity: ref('Debtor or creditor', 'financialEntity', { required: true }),
    caseDetail: ref('Assignment', 'caseDetail'),
    transactionDate: date('Date', { required: true }),
    dueDate: date('Due', { notBefore: 'transactionDate' }),
    financialPeriod: ref('Posting period', 'financialPeriod', { required: true }),
    financialCode: ref('Financial code', 'financialCode'),
    costCenter: ref('Cost center', 'costCenter'),
    currency: currency('Currency', { required: true }),
    exchangeRate: decimal('Exchange rate', { min: 0.0000000001, decimals: 10 }),
    goodsAmount: money('Goods amount', { required: true }),
    taxAmount: money('Tax', { initial: '0' }),
    grossAmount: derived(money('Total')),
    paidAmount: derived(money('Paid')),
    outstandingAmount: derived(money('Outstanding')),
    isProforma: yesNo('Proforma', { initial: false }),
    poNumber: text('PO number', { max: 60 }),
    description: text('Description', { max: 300 }),
    invoice: ref('Invoice', 'invoice'),
    vendorInvoice: ref('Vendor invoice', 'vendorInvoice'),
    reversalOf: ref('Reversal of', 'financialTransaction', { readOnly: true }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, deletable: true, primary: 'post' },
        ON_HOLD: { label: 'On hold', tone: 'warning', editable: true, primary: 'release' },
        POSTED: { label: 'Posted', tone: 'success', primary: 'edit' },
        REVERSED: { label: 'Reversed', tone: 'neutral', final: true },
      },
      transitions: {
        hold: { label: 'Put on hold', from: ['OPEN'], to: 'ON_HOLD', by: clerks },
        release: { label: 'Release', from: ['ON_HOLD'], to: 'OPEN', by: clerks },
        post: { label: 'Post', from: ['OPEN'], to: 'POSTED', by: clerks, needs: ['isPeriodOpen'] },
        reverse: {
          label: 'Reverse',
          from: ['POSTED'],
          to: 'REVERSED',
          by: leads,
          needs: ['isNotCleared'],
          // What takes an entry back is not taken back itself: the entry is made anew.
          where: { field: 'reversalOf', op: 'null' },
        },
      },
    }),
  },
  access: booksBehind('caseDetail', true),
});
export interface FinancialTransaction extends RecordOf<typeof financialTransaction> {}
