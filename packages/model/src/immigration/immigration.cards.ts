import { defineCard } from '@homeport/grammar';

/* Permits that run out. */
export const permitsExpiringCard = defineCard({
  name: 'permitsExpiring',
  on: 'workPermit',
  label: 'Permits that expire within 120 days',
  draws: 'list',
  where: [
    { field: 'status', op: 'eq', value: 'VALID' },
    { field: 'validTo', op: 'lte', value: '$today+120' },
  ],
  columns: ['person', 'validTo'],
  sort: 'validTo,asc',
  roles: ['caseManager', 'hr'],
  order: 20,
});
