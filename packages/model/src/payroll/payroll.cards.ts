import { defineCard } from '@homeport/grammar';

/* What payroll is told to pay, and when. */
export const instructionsToApproveCard = defineCard({
  name: 'instructionsToApprove',
  on: 'payrollInstruction',
  label: 'Instructions to approve',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'DRAFT' }],
  roles: ['payroll'],
  order: 10,
});
export const instructionsToSendCard = defineCard({
  name: 'instructionsToSend',
  on: 'payrollInstruction',
  label: 'Approved, to be sent',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'APPROVED' }],
  isUrgent: true,
  roles: ['payroll'],
  order: 15,
});
export const instructionsSentCard = defineCard({
  name: 'instructionsSent',
  on: 'payrollInstruction',
  label: 'Sent, not confirmed yet',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'SENT' }],
  roles: ['payroll'],
  order: 18,
});
export const instructionsStartingCard = defineCard({
  name: 'instructionsStarting',
  on: 'payrollInstruction',
  label: 'Take effect within 45 days',
  draws: 'list',
  where: [
    { field: 'status', op: 'in', value: ['DRAFT', 'APPROVED'] },
    { field: 'effectiveFrom', op: 'lte', value: '$today+45' },
  ],
  columns: ['employee', 'amount', 'effectiveFrom'],
  sort: 'effectiveFrom,asc',
  roles: ['payroll'],
  order: 10,
});
export const payDaysCard = defineCard({
  name: 'payDays',
  on: 'payslip',
  label: 'Pay days',
  draws: 'days',
  where: [
    { field: 'payDate', op: 'gte', value: '$today' },
    { field: 'payDate', op: 'lte', value: '$today+27' },
  ],
  by: 'payDate',
  columns: ['person'],
  sort: 'payDate,asc',
  roles: ['payroll'],
  order: 30,
});
