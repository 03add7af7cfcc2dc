import {
  currency,
  date,
  defineEntity,
  derived,
  type Filter,
  file,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { asAWhole, undecided } from '../record-presets/door.generated.ts';
import { books, clerks, leads, ofMyProvider, ofOthers } from '../role-presets/door.generated.ts';

/**
 * Bills that are the caller's as somebody of a provider: those that they posted, those for a service of theirs, and where the provider
 * does not keep its people to their own cases, all of its.
 */
const ours: Filter = {
  any: [
    ofMyProvider('caseService'),
    {
      all: [
        { field: 'provider.users', op: 'eq', value: '$me.user' },
        {
          any: [
            { field: 'provider.ownCasesOnly', op: 'eq', value: false },
            { field: 'createdBy', op: 'eq', value: '$me.user' },
          ],
        },
      ],
    },
  ],
};

/**
 * A bill of a vendor, posted by them or by finance. Decisions: approving wants an external reference, no second bill of the
 * same number and a total within the tolerance of the approved quote; a bill over it is held and only a lead lets it through.
 */
export const vendorInvoice = defineEntity({
  name: 'vendorInvoice',
  label: 'Vendor invoice',
  plural: 'Vendor invoices',
  title: ['invoiceNumber', 'vendor'],
  search: ['invoiceNumber', 'externalReference', 'poNumber'],
  indexes: [['status', 'dueDate'], ['vendor', 'numberKey'], ['caseService'], ['provider'], ['invoiceDate']],
  list: ['invoiceNumber', 'vendor', 'invoiceDate', 'dueDate', 'grossAmount', 'currency', 'isOverTolerance', 'status'],
  facts: ['vendor', 'grossAmount', 'approvedQuote', 'dueDate', 'externalReference', 'isOverTolerance'],
  menu: 'vendor',
  needsVersion: true,
  decided: {
    kind: 'purchases',
    waits: 'SUBMITTED',
    approve: 'approve',
    reject: 'reject',
    undo: 'reconsider',
    amount: 'grossAmount',
    like: ['vendor'],
  },
  work: [
    {
      name: 'decide',
      label: 'Vendor invoices to decide',
      waits: { all: [{ field: 'status', op: 'eq', value: 'SUBMITTED' }, asAWhole] },
      due: 'dueDate',
      deeds: ['approve'],
    },
  ],
  fields: {
    invoiceNumber: text('Invoice number', { required: true, max: 60 }),
    numberKey: derived(text('Number without signs', { max: 60, rare: true })),
    vendor: ref('Vendor', 'financialEntity', { required: true }),
    provider: ref('Service provider', 'serviceProvider'),
    caseService: ref('Service', 'caseService'),
    invoiceDate: date('Invoice date', { required: true }),
    receivedDate: date('Received'),
    dueDate: date('Due', { notBefore: 'invoiceDate' }),
    currency: currency('Currency', { required: true, fixed: true }),
    externalReference: text('External reference', { max: 60 }),
    poNumber: text('PO number', { max: 60 }),
    approvedQuote: money('Approved quote', { min: 0 }),
    costProfile: ref('Cost profile', 'costProfile'),
    controlTotal: money('Control total', { min: 0 }),
    document: file('Document', { accept: ['application/pdf', 'image/jpeg', 'image/png'] }),
    goodsAmount: derived(money('Goods amount')),
    taxAmount: derived(money('Tax')),
    grossAmount: derived(money('Total')),
    paidAmount: money('Paid', { readOnly: true, initial: '0' }),
    outstandingAmount: derived(money('Outstanding')),
    isOverTolerance: derived(yesNo('Over the tolerance')),
    isPossibleDuplicate: derived(yesNo('Number is known already')),
    undecided,
    // Services that were billed past what was agreed, by all bills together.
    findings: derived(whole('Findings', { min: 0 })),
    expectedPayment: derived(date('Payment expected')),
    holdReason: text('Reason for hold', { max: 300 }),
    question: longText('Question to the vendor', { max: 2000, readOnly: true }),
    answer: longText('Answer of the vendor', { max: 2000, readOnly: true }),
    rejectionReason: longText('Reason for rejection', { max: 2000, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      // Whoever let it lie: the vendor waits for the money from the day it is due.
      overdue: { after: 'dueDate', in: ['SUBMITTED', 'QUERIED', 'HELD', 'APPROVED'], owing: 'outstandingAmount' },
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'submit' },
        SUBMITTED: { label: 'In review', tone: 'warning', primary: 'approve' },
        QUERIED: { label: 'Question to the vendor', tone: 'warning', editable: true, primary: 'reply' },
        HELD: { label: 'On hold', tone: 'warning', editable: true, primary: 'release' },
        APPROVED: { label: 'Approved', tone: 'success' },
        REJECTED: { label: 'Rejected', tone: 'danger', primary: 'correct' },
        PAID: { label: 'Paid', tone: 'success' },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        submit: {
          label: 'Submit',
          from: ['DRAFT'],
          to: 'SUBMITTED',
          by: ['vendor', ...clerks],
          // What would keep it from being approved is said while it can still be changed.
          needs: ['hasLines', 'matchesControlTotal', 'hasExternalReference', 'isNotDuplicate'],
        },
        approve: {
          label: 'Approve',
          from: ['SUBMITTED'],
          to: 'APPROVED',
          by: clerks,
          needs: [
            'hasExternalReference',
            'isNotDuplicate',
            'isWithinTolerance',
            'hasNoFindings',
            'isPeriodOpen',
            'isNotOwn',
          ],
          offered: { all: [ofOthers, asAWhole] },
        },
        hold: {
          label: 'Hold',
          from: ['SUBMITTED'],
          to: 'HELD',
          by: clerks,
          asks: { reason: text('Reason for hold', { max: 300 }) },
          stamps: { holdReason: 'reason' },
        },
        release: {
          label: 'Approve over the tolerance',
          from: ['HELD'],
          to: 'APPROVED',
          by: leads,
          needs: ['hasExternalReference', 'isNotDuplicate', 'isPeriodOpen', 'isNotOwn'],
          offered: ofOthers,
        },
        query: {
          label: 'Ask the vendor',
          from: ['SUBMITTED', 'HELD'],
          to: 'QUERIED',
          by: clerks,
          asks: { question: longText('Question to the vendor', { required: true, max: 2000 }) },
          stamps: { question: 'question', answer: null },
        },
        reply: {
          label: 'Answer',
          from: ['QUERIED'],
          to: 'SUBMITTED',
          by: ['vendor', ...clerks],
          needs: ['hasLines', 'matchesControlTotal', 'hasExternalReference', 'isNotDuplicate'],
          asks: { answer: longText('Answer of the vendor', { required: true, max: 2000 }) },
          stamps: { answer: 'answer' },
        },
        reject: {
          label: 'Reject',
          from: ['SUBMITTED', 'QUERIED', 'HELD'],
          to: 'REJECTED',
          by: clerks,
          asks: { reason: longText('Reason for rejection', { required: true, max: 2000 }) },
          stamps: { rejectionReason: 'reason' },
          offered: asAWhole,
        },
        reconsider: { label: 'Take the decision back', from: ['REJECTED'], to: 'SUBMITTED', by: [], system: true },
        correct: { label: 'Correct', from: ['REJECTED'], to: 'DRAFT', by: ['vendor', ...clerks] },
        // Payments of the ledger pay it (`recordPayment`), and take it back when one is reversed.
        pay: { label: 'Paid in full', from: ['APPROVED'], to: 'PAID', by: [], system: true },
        unpay: { label: 'Payment taken back', from: ['PAID'], to: 'APPROVED', by: [], system: true },
        cancel: {
          label: 'Cancel the vendor invoice',
          from: ['DRAFT', 'REJECTED'],
          to: 'CANCELLED',
          by: ['vendor', ...clerks],
        },
      },
    }),
  },
  access: {
    ...books,
    // They post their bills (`postVendorInvoice`, which finds whom finance pays) and correct them.
    vendor: {
      do: ['read', 'update', 'delete'],
      where: ours,
      readOnly: ['vendor', 'provider', 'caseService', 'holdReason'],
      show: [
        'invoiceNumber',
        'vendor',
        'caseService',
        'invoiceDate',
        'receivedDate',
        'dueDate',
        'currency',
        'externalReference',
        'poNumber',
        'controlTotal',
        'document',
        'goodsAmount',
        'taxAmount',
        'grossAmount',
        'paidAmount',
        'outstandingAmount',
        'provider',
        'expectedPayment',
        'holdReason',
        'question',
        'answer',
        'rejectionReason',
        'status',
      ],
    },
  },
});
export interface VendorInvoice extends RecordOf<typeof vendorInvoice> {}
