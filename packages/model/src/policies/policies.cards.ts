import { defineCard } from '@homeport/grammar';

/* Policies in the making. */
export const policyDraftsCard = defineCard({
  name: 'policyDrafts',
  on: 'policy',
  label: 'Policies not in force yet',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'DRAFT' }],
  roles: ['builder', 'administrator'],
  order: 15,
});
