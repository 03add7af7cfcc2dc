import { defineCard } from '@homeport/grammar';

/* Expenses to decide, and reports to pay. */
export const expensesToDecideCard = defineCard({
  name: 'expensesToDecide',
  on: 'caseExpense',
  label: 'Expenses for me to decide',
  draws: 'figure',
  where: [
    { field: 'approvalStatus', op: 'eq', value: 'AWAITING_APPROVAL' },
    { field: 'approver', op: 'eq', value: '$me.user' },
  ],
  isUrgent: true,
  roles: ['approver', 'lineManager'],
  order: 6,
});
export const flaggedExpensesCard = defineCard({
  name: 'flaggedExpenses',
  on: 'caseExpense',
  label: 'Flagged expenses in review',
  draws: 'figure',
  where: [
    { field: 'approvalStatus', op: 'eq', value: 'AWAITING_APPROVAL' },
    { field: 'isFlagged', op: 'eq', value: true },
  ],
  roles: ['finance', 'financeLead'],
  order: 50,
});
export const reportsInReviewCard = defineCard({
  name: 'reportsInReview',
  on: 'caseExpenseBatch',
  label: 'Expense Reports in review',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'AWAITING_APPROVAL' }],
  sum: 'submittedTotal',
  roles: ['finance', 'financeLead'],
  order: 10,
});
export const reportsToPayCard = defineCard({
  name: 'reportsToPay',
  on: 'caseExpenseBatch',
  label: 'Expense Reports to be paid',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'APPROVED' }],
  sum: 'approvedTotal',
  roles: ['finance', 'financeLead', 'payroll'],
  order: 20,
});
