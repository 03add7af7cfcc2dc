import { defineCard } from '@homeport/grammar';

/* Requests, for who decides, starts and made them. */
export const initiationsToDecideCard = defineCard({
  name: 'initiationsToDecide',
  on: 'initiation',
  label: 'Requests awaiting approval',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'SUBMITTED' }],
  roles: ['caseManager', 'hr'],
  order: 25,
});
export const initiationsToStartCard = defineCard({
  name: 'initiationsToStart',
  on: 'initiation',
  label: 'Approved, not started yet',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'APPROVED' }],
  isUrgent: true,
  roles: ['caseManager', 'hr'],
  order: 30,
});
export const myDraftsCard = defineCard({
  name: 'myDrafts',
  on: 'initiation',
  label: 'Drafts of mine',
  draws: 'figure',
  where: [
    { field: 'createdBy', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'eq', value: 'DRAFT' },
  ],
  roles: ['caseInitiator', 'client'],
  order: 10,
});
export const mySubmittedCard = defineCard({
  name: 'mySubmitted',
  on: 'initiation',
  label: 'Awaiting approval',
  draws: 'figure',
  where: [
    { field: 'createdBy', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'eq', value: 'SUBMITTED' },
  ],
  roles: ['caseInitiator', 'client'],
  order: 20,
});
export const myRejectedCard = defineCard({
  name: 'myRejected',
  on: 'initiation',
  label: 'Rejected',
  draws: 'figure',
  where: [
    { field: 'createdBy', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'eq', value: 'REJECTED' },
  ],
  isUrgent: true,
  roles: ['caseInitiator', 'client'],
  order: 30,
});
export const myInitiationsCard = defineCard({
  name: 'myInitiations',
  on: 'initiation',
  label: 'My requests',
  draws: 'list',
  where: [{ field: 'createdBy', op: 'eq', value: '$me.user' }],
  columns: ['status', 'startDate'],
  sort: 'updated,desc',
  roles: ['caseInitiator'],
  order: 10,
});
export const budgetsCard = defineCard({
  name: 'budgets',
  on: 'initiation',
  label: 'Budget of approved requests',
  draws: 'figure',
  where: [
    { field: 'status', op: 'in', value: ['APPROVED', 'STARTED'] },
    { field: 'budget', op: 'notNull' },
  ],
  sum: 'budget',
  roles: ['hr'],
  order: 89,
});
export const pendingInitiationsCard = defineCard({
  name: 'pendingInitiations',
  on: 'initiation',
  label: 'Pending requests',
  draws: 'list',
  where: [{ field: 'status', op: 'in', value: ['SUBMITTED', 'APPROVED'] }],
  columns: ['status', 'startDate'],
  sort: 'startDate,asc',
  roles: ['hr'],
  order: 20,
});
