import { dateTime, defineEntity, lifecycle, longText, type RecordOf, ref, text, yesNo } from '@homeport/grammar';
import { asItsCaseIfAny } from '../role-presets/door.generated.ts';
import { plannerPlans, planners } from './planning-access.ts';

const hasTimes = {
  all: [
    { field: 'startsAt', op: 'notNull' },
    { field: 'endsAt', op: 'notNull' },
  ],
} as const;

const booked = [{ from: 'startsAt', to: 'endsAt' }] as const;
const isFirm = {
  all: [
    ...hasTimes.all,
    { field: 'isTentative', op: 'eq', value: false },
    { field: 'status', op: 'ne', value: 'CANCELLED' },
  ],
} as const;

/**
 * A booking of a resource, and of a room, for an activity; without both times it waits to be scheduled. The database refuses two
 * firm bookings of a resource or of a room at one time. Decided here: planned, confirmed, done, or cancelled before it is done.
 */
export const resourceEvent = defineEntity({
  name: 'resourceEvent',
  label: 'Resource event',
  plural: 'Resource events',
  title: ['title', 'startsAt'],
  search: ['title'],
  indexes: [['resource', 'startsAt'], ['startsAt'], ['caseDetail'], ['room', 'startsAt']],
  sort: 'startsAt,desc',
  ahead: 'endsAt',
  list: ['title', 'startsAt', 'endsAt', 'resource', 'caseDetail', 'status', 'updated'],
  facts: ['resource', 'activityType', 'startsAt', 'endsAt', 'room'],
  menu: 'operations',
  needsVersion: true,
  excludes: [
    // Bookings that are tentative or were cancelled stand in nobody's way.
    { name: 'noDoubleBooking', same: ['resource'], over: booked, when: isFirm, refusal: 'planning.doubleBooked' },
    { name: 'noRoomTwice', same: ['room'], over: booked, when: isFirm, refusal: 'planning.roomTaken' },
  ],
  fields: {
    title: text('Title', { required: true, max: 160 }),
    resource: ref('Resource', 'resource', { required: true }),
    activityType: ref('Activity', 'activityType', { required: true }),
    startsAt: dateTime('Start', { zoneIn: 'timeZone' }),
    endsAt: dateTime('End', { zoneIn: 'timeZone' }),
    wholeDay: yesNo('Whole day', { initial: false }),
    timeZone: ref('Time zone', 'timeZone'),
    room: ref('Room', 'room', { onDelete: 'clear' }),
    caseDetail: ref('Assignment', 'caseDetail', { onDelete: 'cascade' }),
    caseService: ref('Service', 'caseService', { onDelete: 'clear' }),
    isTentative: yesNo('Tentative', { initial: false, help: 'May stand on another booking until it is settled.' }),
    notes: longText('Notes', { max: 2000 }),
    status: lifecycle('Status', {
      initial: 'PLANNED',
      states: {
        PLANNED: { label: 'Planned', tone: 'info', editable: true, deletable: true, primary: 'confirm' },
        CONFIRMED: { label: 'Confirmed', tone: 'success', editable: true, primary: 'finish' },
        DONE: { label: 'Done', tone: 'success', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true, deletable: true },
      },
      transitions: {
        // What is confirmed is settled: the database then keeps it from standing on another booking.
        confirm: {
          label: 'Confirm',
          from: ['PLANNED'],
          to: 'CONFIRMED',
          by: planners,
          needs: ['hasTimes'],
          offered: hasTimes,
          stamps: { isTentative: false },
        },
        finish: {
          label: 'Mark done',
          from: ['PLANNED', 'CONFIRMED'],
          to: 'DONE',
          by: planners,
          needs: ['hasTimes'],
          offered: hasTimes,
        },
        cancel: { label: 'Cancel the event', from: ['PLANNED', 'CONFIRMED'], to: 'CANCELLED', by: planners },
      },
    }),
  },
  access: asItsCaseIfAny(plannerPlans),
});
export interface ResourceEvent extends RecordOf<typeof resourceEvent> {}
