import { defineCard } from '@homeport/grammar';

/* Bookings that lack a time or a word. */
export const unscheduledEventsCard = defineCard({
  name: 'unscheduledEvents',
  on: 'resourceEvent',
  label: 'Without a time',
  draws: 'figure',
  where: [
    { field: 'status', op: 'eq', value: 'PLANNED' },
    { field: 'startsAt', op: 'null' },
  ],
  isUrgent: true,
  roles: ['planner'],
  order: 10,
});
export const eventsToConfirmCard = defineCard({
  name: 'eventsToConfirm',
  on: 'resourceEvent',
  label: 'Events to confirm',
  draws: 'figure',
  where: [
    { field: 'status', op: 'eq', value: 'PLANNED' },
    { field: 'startsAt', op: 'notNull' },
  ],
  roles: ['planner'],
  order: 20,
});
