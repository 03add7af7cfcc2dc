import { defineCard } from '@homeport/grammar';

/* Shipments by how far they are, and when they are picked up. */
export const latePickupsCard = defineCard({
  name: 'latePickups',
  on: 'shipment',
  label: 'Pickups overdue',
  draws: 'figure',
  where: [
    { field: 'operationalStatus', op: 'eq', value: 'PLANNED' },
    { field: 'requiredPickupDate', op: 'lt', value: '$today' },
  ],
  isUrgent: true,
  roles: ['planner'],
  order: 30,
});
export const pickupsCard = defineCard({
  name: 'pickups',
  on: 'shipment',
  label: 'Pickups',
  draws: 'days',
  where: [
    { field: 'operationalStatus', op: 'eq', value: 'PLANNED' },
    { field: 'requiredPickupDate', op: 'gte', value: '$today' },
    { field: 'requiredPickupDate', op: 'lte', value: '$today+27' },
  ],
  by: 'requiredPickupDate',
  columns: ['caseDetail'],
  sort: 'requiredPickupDate,asc',
  roles: ['planner'],
  order: 30,
});
export const shipmentStatesCard = defineCard({
  name: 'shipmentStates',
  on: 'shipment',
  label: 'Booked shipments',
  draws: 'groups',
  where: [{ field: 'salesStatus', op: 'eq', value: 'BOOKED' }],
  by: 'operationalStatus',
  roles: ['planner'],
  order: 20,
});
