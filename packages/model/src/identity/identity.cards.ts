import { defineCard } from '@homeport/grammar';

/* Who may sign in. */
export const activeUsersCard = defineCard({
  name: 'activeUsers',
  on: 'user',
  label: 'Active users',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'ACTIVE' }],
  roles: ['administrator', 'master'],
  order: 10,
});
export const neverSignedInCard = defineCard({
  name: 'neverSignedIn',
  on: 'user',
  label: 'Never signed in',
  draws: 'figure',
  where: [
    { field: 'status', op: 'eq', value: 'ACTIVE' },
    { field: 'lastSignIn', op: 'null' },
  ],
  roles: ['administrator'],
  order: 20,
});
export const lockedUsersCard = defineCard({
  name: 'lockedUsers',
  on: 'user',
  label: 'Locked after failed sign-ins',
  draws: 'figure',
  where: [
    { field: 'status', op: 'eq', value: 'ACTIVE' },
    { field: 'lockedUntil', op: 'notNull' },
  ],
  isUrgent: true,
  roles: ['administrator'],
  order: 30,
});
export const latestUsersCard = defineCard({
  name: 'latestUsers',
  on: 'user',
  label: 'Latest users',
  draws: 'list',
  where: [{ field: 'status', op: 'eq', value: 'ACTIVE' }],
  columns: ['email', 'lastSignIn'],
  sort: 'created,desc',
  roles: ['administrator'],
  order: 10,
});
