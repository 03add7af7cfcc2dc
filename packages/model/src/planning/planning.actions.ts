import { defineAction } from '@homeport/grammar';
import { resourceEvent } from './resource-event.entity.ts';

/** A booking is firm from now on: one that stood tentatively on another is refused. */
export const confirmEvent = defineAction({
  name: 'confirm',
  on: resourceEvent,
  label: 'Confirm',
  transition: 'status.confirm',
  input: {},
  refusals: ['planning.doubleBooked', 'planning.roomTaken'],
});
