import { defineRefusals } from '@homeport/grammar';

export const paymentRefusals = defineRefusals('payments', {
  nothingToPay: { kind: 'invalid', text: 'No data selected' },
  mixedAccounts: { kind: 'invalid', text: 'Expense batch has different bank details' },
  dateInPast: { kind: 'invalid', text: 'The execution date cannot be in the past.' },
  dateInFuture: { kind: 'invalid', text: 'A payment cannot be marked paid before its day.' },
  sameEyes: {
    kind: 'notAllowed',
    text: 'Somebody other than the one who built the batch, and not one of its payees, must release it.',
  },
  noCompanyAccount: { kind: 'invalid', text: 'There is no active company account in {currency}.' },
  accountChanged: { kind: 'conflict', text: 'The bank details of {payee} were changed after the batch was built.' },
  noBankDetails: { kind: 'invalid', text: 'No bank details in {currency} for {payee}.' },
  onHold: { kind: 'invalid', text: 'Payment is on hold.' },
  coolingOff: { kind: 'invalid', text: 'The bank details of {payee} were changed less than {hours} hours ago.' },
  nothingApproved: { kind: 'invalid', text: 'No approved amount.' },
  ownPayment: { kind: 'notAllowed', text: 'Nobody may pay themselves.' },
});
