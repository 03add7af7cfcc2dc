import { defineRefusals } from '@homeport/grammar';

export const financeRefusals = defineRefusals('finance', {
  noLines: { kind: 'invalid', text: 'No items to show' },
  externalReferenceRequired: {
    kind: 'invalid',
    text: 'An external reference is required before approving an invoice.',
  },
  ownDocument: { kind: 'notAllowed', text: 'Nobody may approve what they have entered themselves.' },
  periodClosed: { kind: 'conflict', text: 'The financial period of this date is closed.' },
  notSettled: { kind: 'invalid', text: 'Something is still outstanding.' },
  invoiceNotApproved: { kind: 'invalid', text: 'Only an approved invoice can be credited.' },
  creditNotPositive: { kind: 'invalid', text: 'Credit amount must be above 0' },
  creditOverInvoiced: { kind: 'invalid', text: 'Credit amount must not exceed the invoiced amount' },
  newLineNotLess: {
    kind: 'invalid',
    text: 'New line amount times quantity must be valid and less than the original',
  },
  nothingToCredit: { kind: 'invalid', text: 'Enter an amount to credit, or a new quantity and unit amount.' },
  lineFullyCredited: { kind: 'invalid', text: 'Credit lines are already fully credited' },
  undefinedLine: { kind: 'invalid', text: 'Credit lines refer to an undefined invoice line' },
  otherInvoice: { kind: 'invalid', text: 'This line belongs to another invoice.' },
  duplicateNumber: { kind: 'conflict', text: 'This vendor has sent an invoice with this number already.' },
  overTolerance: { kind: 'invalid', text: 'The total is over the approved quote and its tolerance.' },
  controlTotalDiffers: { kind: 'invalid', text: 'The total differs from the control total.' },
  notReversed: { kind: 'invalid', text: 'Post the reversing entry first.' },
  notBalanced: { kind: 'invalid', text: 'The difference must be zero.' },
  laterReconciled: { kind: 'conflict', text: 'A later statement of this account is reconciled already.' },
  oneSide: { kind: 'invalid', text: 'Enter either a debit or a credit.' },
  openInvoices: { kind: 'conflict', text: 'Invoices of this assignment are still open.' },
  bandReversed: { kind: 'invalid', text: 'The end of a band must be above its start.' },
  quantitiesReversed: { kind: 'invalid', text: 'The last quantity must not be below the first.' },
  amountOrPercent: { kind: 'invalid', text: 'Enter an amount, or a percentage for a share of the cost.' },
});
