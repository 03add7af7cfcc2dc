import { defineCard } from '@homeport/grammar';

/* Forms in the making. */
export const formDraftsCard = defineCard({
  name: 'formDrafts',
  on: 'page',
  label: 'Forms not published',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'DRAFT' }],
  roles: ['builder'],
  order: 10,
});
export const latestFormsCard = defineCard({
  name: 'latestForms',
  on: 'page',
  label: 'Forms changed last',
  draws: 'list',
  where: [{ field: 'status', op: 'in', value: ['DRAFT', 'PUBLISHED'] }],
  columns: ['status', 'updated'],
  sort: 'updated,desc',
  roles: ['builder'],
  order: 10,
});
