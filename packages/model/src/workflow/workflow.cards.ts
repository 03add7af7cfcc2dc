import { defineCard } from '@homeport/grammar';

/* Steps that are late, and workflows in the making. */
export const stepsOverdueCard = defineCard({
  name: 'stepsOverdue',
  on: 'caseWorkflowItem',
  label: 'Steps of mine overdue',
  draws: 'figure',
  where: [
    { field: 'owner', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'in', value: ['OPEN', 'IN_PROGRESS'] },
    // As among my work: what waits for something else, or is locked, is nobody's turn yet.
    { field: 'isReady', op: 'eq', value: true },
    { field: 'lockState', op: 'eq', value: 'UNLOCKED' },
    { field: 'dueDate', op: 'lt', value: '$today' },
  ],
  isUrgent: true,
  roles: ['caseManager', 'hr', 'planner'],
  order: 7,
});
export const workflowDraftsCard = defineCard({
  name: 'workflowDrafts',
  on: 'workflow',
  label: 'Workflows not published',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'DRAFT' }],
  roles: ['builder'],
  order: 20,
});
