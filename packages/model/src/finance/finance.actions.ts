import { currency, date, defineAction, file, json, money, ref, text, yesNo } from '@homeport/grammar';
import { clerks } from '../role-presets/door.generated.ts';
import { financialTransaction } from './financial-transaction.entity.ts';
import { invoice } from './invoice.entity.ts';
import { vendorInvoice } from './vendor-invoice.entity.ts';

const paid = ['finance.notPayable', 'finance.paymentNotPositive', 'finance.paymentOverOutstanding'] as const;

/** The client has paid, all of it or a part: a posted receipt in the ledger, and with the last of it the invoice is PAID. */
export const recordReceipt = defineAction({
  name: 'recordReceipt',
  on: invoice,
  label: 'Record receipt',
  by: clerks,
  where: { field: 'status', op: 'eq', value: 'SENT' },
  input: {
    receivedDate: date('Received on', { required: true }),
    amount: money('Amount', { help: 'Leave empty for all that is outstanding.' }),
  },
  once: true,
  refusals: [...paid, 'finance.noPeriod', 'finance.dateInFuture', 'finance.periodClosed'],
});

/** We have paid a vendor, all of it or a part: a posted payment in the ledger, and with the last of it the bill is PAID. */
export const recordPayment = defineAction({
  name: 'recordPayment',
  on: vendorInvoice,
  label: 'Record payment',
  by: clerks,
  where: { field: 'status', op: 'eq', value: 'APPROVED' },
  input: {
    paidDate: date('Paid on', { required: true }),
    amount: money('Amount', { help: 'Leave empty for all that is outstanding.' }),
  },
  once: true,
  refusals: [...paid, 'finance.noPeriod', 'finance.dateInFuture', 'finance.periodClosed'],
});

/** Into the ledger for good; a receipt or payment that names an invoice pays it. */
export const postTransaction = defineAction({
  name: 'post',
  on: financialTransaction,
  label: 'Post',
  transition: 'status.post',
  input: {},
  refusals: [...paid, 'finance.paymentOtherCurrency', 'finance.paymentOtherParty', 'finance.periodClosed'],
});

/** Takes a posted entry back by one of its own on a day of an open period; what it paid is outstanding again. */
export const reverseTransaction = defineAction({
  name: 'reverse',
  on: financialTransaction,
  label: 'Reverse',
  transition: 'status.reverse',
  input: { transactionDate: date('Date', { required: true }) },
  once: true,
  refusals: ['finance.entryCleared', 'finance.noPeriod', 'finance.reversalTooEarly', 'finance.periodClosed'],
});

/**
 * A vendor sends a bill for services of theirs, or finance enters one: it is made with its lines, goes to whom finance pays for
 * that provider, and is handed in unless it is to stay a draft.
 */
export const postVendorInvoice = defineAction({
  name: 'post',
  on: vendorInvoice,
  scope: 'collection',
  label: 'Post an invoice',
  by: ['vendor', ...clerks],
  input: {
    provider: ref('Service provider', 'serviceProvider', { help: 'Not needed by who works for one provider.' }),
    invoiceNumber: text('Invoice number', { required: true, max: 60 }),
    invoiceDate: date('Invoice date', { required: true }),
    currency: currency('Currency', { required: true }),
    poNumber: text('PO number', { max: 60 }),
    document: file('Document', { accept: ['application/pdf', 'image/jpeg', 'image/png'] }),
    lines: json('Lines', {
      required: true,
      maxDepth: 3,
      help: 'A list: caseService, unitAmount without tax, and quantity, description, taxCode as needed.',
    }),
    submit: yesNo('Hand it in', { initial: true }),
  },
  answer: { vendorInvoice: ref('Vendor invoice', 'vendorInvoice') },
  once: true,
  refusals: [
    'finance.linesNeeded',
    'finance.providerNeeded',
    'finance.notOfProvider',
    'finance.duplicateNumber',
    'finance.dateInFuture',
    'finance.serviceOfAnother',
    'finance.serviceNotOrdered',
  ],
});
