import { defineCard } from '@homeport/grammar';

/* Exports that failed. */
export const failedRunsCard = defineCard({
  name: 'failedRuns',
  on: 'exporterRun',
  label: 'Exports that failed',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'FAILED' }],
  isUrgent: true,
  roles: ['administrator', 'builder'],
  order: 40,
});
