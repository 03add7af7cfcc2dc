import { defineCard } from '@homeport/grammar';

/* Changes of circumstance that wait. */
export const changesToDecideCard = defineCard({
  name: 'changesToDecide',
  on: 'changeOfCircumstance',
  label: 'Changes to decide',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'REQUESTED' }],
  roles: ['caseManager', 'hr'],
  order: 36,
});
