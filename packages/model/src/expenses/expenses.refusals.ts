import { defineRefusals } from '@homeport/grammar';

export const expenseRefusals = defineRefusals('expenses', {
  notEnabled: { kind: 'notAllowed', text: 'Expense management not enabled' },
  noItems: { kind: 'invalid', text: 'No items to show' },
  missingReceipt: { kind: 'invalid', text: 'Expenses have missing receipt' },
  toDateBeforeFrom: { kind: 'invalid', text: 'An expense to-date must be after the from-date.' },
  dateInFuture: { kind: 'invalid', text: 'The date of this expense is in the future.' },
  tooOld: { kind: 'invalid', text: 'This expense is older than {days} days.' },
  taxCodeNotValid: { kind: 'invalid', text: 'The tax code is not valid on the date of this expense.' },
  overControlTotal: { kind: 'invalid', text: 'The batch total must not exceed the control total' },
  overLimit: {
    kind: 'invalid',
    text: 'The amount is over the limit of {currency} {limit}; it will need an exception.',
  },
  possibleDuplicate: { kind: 'invalid', text: 'This looks like an expense that was handed in already.' },
  sameReceipt: { kind: 'invalid', text: 'The same receipt is used on another expense.' },
  sameReceiptApproved: { kind: 'invalid', text: 'The same receipt was approved before.' },
  warningsNotSeen: { kind: 'invalid', text: 'Please look at the warnings before you submit.' },
  noApprover: {
    kind: 'invalid',
    text: 'Approval request e-mail could not be sent. Nobody can approve this: contact the administrator.',
  },
  ownExpense: { kind: 'notAllowed', text: 'Nobody may decide on their own expenses.' },
  notYours: { kind: 'notAllowed', text: 'This decision waits for {approver}.' },
  inPayment: { kind: 'conflict', text: 'Cannot unapprove the expense' },
  actedSince: {
    kind: 'conflict',
    text: 'This expense was changed after your decision. Nothing was taken back.',
  },
  tooLateToUndo: {
    kind: 'conflict',
    text: 'Your decision was made more than 10 minutes ago. Take it back with a reason instead.',
  },
  tooLateToUndoHold: {
    kind: 'conflict',
    text: 'You put this expense on hold more than 10 minutes ago. Release it instead.',
  },
  somethingApproved: {
    kind: 'conflict',
    text: 'Part of this report is approved already. Ask the approver to unapprove it first.',
  },
  alreadyDecided: {
    kind: 'conflict',
    text: 'Somebody has decided on part of this report already. It can no longer be taken back.',
  },
  approvedOverSubmitted: { kind: 'invalid', text: 'The approved amount must not be more than the submitted amount.' },
  cannotDelegateTo: { kind: 'invalid', text: 'This person cannot approve expenses or is the one who is paid.' },
  flaggedNeedsOwnLook: { kind: 'invalid', text: 'Flagged expenses are decided one by one.' },
  mixedCurrencies: { kind: 'invalid', text: 'Expenses of different currencies are approved separately.' },
  totalChanged: { kind: 'conflict', text: 'The total has changed since you looked at it.' },
  reportClosed: { kind: 'conflict', text: 'Item cannot be edited' },
  wrongAccount: { kind: 'invalid', text: 'The bank account belongs to somebody else or is not active.' },
  descriptionRequired: { kind: 'invalid', text: 'Please fill up Description' },
  amountNotPositive: { kind: 'invalid', text: 'The amount must be above zero.' },
  amountTooPrecise: { kind: 'invalid', text: 'This currency has {decimals} decimals.' },
  approvedNothing: {
    kind: 'invalid',
    text: 'Nothing would be left to pay. Reject the expense instead, with the reason.',
  },
  noAccess: { kind: 'notAllowed', text: 'This person may not approve expenses.' },
  underLimit: { kind: 'invalid', text: 'The amount is under the lower limit of {limit}.' },
});
