import { code, currency, dateTime, defineEvent, longText, money, person, ref, text } from '@homeport/grammar';

const about = {
  report: ref('Expense Report', 'caseExpenseBatch', { wire: 'id' }),
  reference: code('Reference'),
  description: text('Description'),
  assignee: person('Assignee', { wire: 'id' }),
  caseDetail: ref('Assignment', 'caseDetail', { wire: 'id' }),
};
const line = {
  ...about,
  expense: text('Expense'),
  expenseEs: text('Expense in Spanish'),
  expenseFr: text('Expense in French'),
  amount: money('Amount'),
  currency: currency('Currency'),
  reason: longText('Reason'),
  approver: ref('Approver', 'user', { wire: 'id' }),
};
const report = '/dashboard/batch/{report}';
const inbox = '/workspace/dashboard/approvals';

export const reportSubmitted = defineEvent({
  name: 'expenses.reportSubmitted',
  on: 'caseExpenseBatch',
  label: 'Expense Report submitted',
  payload: {
    ...about,
    total: money('Total'),
    currency: currency('Currency'),
    approver: ref('Approver', 'user', { wire: 'id' }),
    submittedDate: dateTime('Submitted'),
  },
  toldWhile: 'submittedDate',
  notices: [
    {
      to: 'approver',
      channels: ['app', 'mail'],
      title: 'Expense Report {reference} waits for you',
      body: '{description}: {currency} {total}',
      link: inbox,
    },
  ],
});
/** Nobody is told of it: what was said of the submission is taken out of sight instead. */
export const reportTakenBack = defineEvent({
  name: 'expenses.reportTakenBack',
  on: 'caseExpenseBatch',
  label: 'Expense Report taken back',
  payload: about,
});
export const expenseApproved = defineEvent({
  name: 'expenses.expenseApproved',
  on: 'caseExpense',
  label: 'Expense approved',
  weight: 'decision',
  payload: line,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Approved: {expense}, {currency} {amount}',
      body: 'Expense Report {reference}. {reason}',
      link: report,
    },
  ],
});
export const expenseRejected = defineEvent({
  name: 'expenses.expenseRejected',
  on: 'caseExpense',
  label: 'Expense rejected',
  weight: 'decision',
  payload: line,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Rejected: {expense}, {currency} {amount}',
      body: 'Expense Report {reference}. Reason: {reason}',
      link: report,
    },
  ],
});
export const expenseDelegated = defineEvent({
  name: 'expenses.expenseDelegated',
  on: 'caseExpense',
  label: 'Expense delegated',
  payload: line,
  toldWhile: 'approver',
  notices: [
    {
      to: 'approver',
      channels: ['app', 'mail'],
      title: 'A decision was delegated to you: {expense}, {currency} {amount}',
      body: 'Expense Report {reference}. {reason}',
      link: inbox,
    },
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Somebody else decides on {expense}',
      body: 'Expense Report {reference}. {reason}',
      link: report,
    },
  ],
});
export const expenseEscalated = defineEvent({
  name: 'expenses.expenseEscalated',
  on: 'caseExpense',
  label: 'Expense escalated',
  payload: line,
  toldWhile: 'approver',
  notices: [
    {
      to: 'approver',
      channels: ['app', 'mail'],
      title: 'A decision was escalated to you: {expense}, {currency} {amount}',
      body: 'Expense Report {reference}. {reason}',
      link: inbox,
    },
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Escalated: {expense}',
      body: 'Expense Report {reference}. {reason}',
      link: report,
    },
  ],
});
/** A group has approved it, and the next one decides. */
export const expenseGoesOn = defineEvent({
  name: 'expenses.expenseGoesOn',
  on: 'caseExpense',
  label: 'Expense goes on to the next group',
  payload: line,
  toldWhile: 'approver',
  notices: [
    {
      to: 'approver',
      channels: ['app', 'mail'],
      title: 'The next decision is yours: {expense}, {currency} {amount}',
      body: 'Expense Report {reference}. {reason}',
      link: inbox,
    },
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Approved by one group, the next one decides: {expense}',
      body: 'Expense Report {reference}. {reason}',
      link: report,
    },
  ],
});
/** The moment at which an expense that nobody has decided goes to somebody else. Handed over by the clock with the moment itself. */
export const expenseEscalationDue = defineEvent({
  name: 'expenses.escalationDue',
  on: 'caseExpense',
  label: 'Expense to be escalated',
  payload: { at: dateTime('At') },
});
export const expenseHeld = defineEvent({
  name: 'expenses.expenseHeld',
  on: 'caseExpense',
  label: 'Expense on hold',
  weight: 'decision',
  payload: line,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'On hold: {expense}, {currency} {amount}',
      body: 'Expense Report {reference}. {reason}',
      link: report,
    },
  ],
});
export const expenseUnapproved = defineEvent({
  name: 'expenses.expenseUnapproved',
  on: 'caseExpense',
  label: 'Expense unapproved',
  weight: 'decision',
  payload: line,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Decision taken back: {expense}, {currency} {amount}',
      body: 'Expense Report {reference}. {reason}',
      link: report,
    },
  ],
});
