import { defineCard } from '@homeport/grammar';

/* What waits for somebody’s decision. */
export const decisionsOfMineCard = defineCard({
  name: 'decisionsOfMine',
  on: 'decision',
  label: 'Approval steps that ask me',
  draws: 'figure',
  where: [
    { field: 'status', op: 'in', value: ['OPEN', 'DELEGATED', 'ESCALATED', 'ON_HOLD'] },
    { field: 'asked', op: 'eq', value: '$me.user' },
  ],
  isUrgent: true,
  roles: ['approver', 'lineManager', 'caseManager', 'hr', 'finance', 'financeLead'],
  order: 5,
});
export const decisionsDueCard = defineCard({
  name: 'decisionsDue',
  on: 'decision',
  label: 'To decide',
  draws: 'list',
  where: [
    { field: 'status', op: 'in', value: ['OPEN', 'DELEGATED', 'ESCALATED', 'ON_HOLD'] },
    { field: 'asked', op: 'eq', value: '$me.user' },
  ],
  columns: ['subject', 'amount', 'dueDate'],
  sort: 'dueDate,asc',
  roles: ['approver', 'lineManager'],
  order: 10,
});
