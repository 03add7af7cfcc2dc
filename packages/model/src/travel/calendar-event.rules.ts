import { defineRules } from '@homeport/grammar';
import { type CalendarEvent, calendarEvent } from './calendar-event.entity.ts';
import { travelRefusals } from './travel.refusals.ts';

/** Scheduled is what has a start and an end. */
export const isScheduled = ({ startDate, endDate }: Pick<CalendarEvent, 'startDate' | 'endDate'>): boolean =>
  startDate !== null && endDate !== null;

export const calendarEventRules = defineRules<typeof calendarEvent>(calendarEvent, {
  derive: (event) => ({ isScheduled: isScheduled(event) }),
  check: ({ startDate, endDate }) => [
    ...(startDate !== null && endDate !== null && endDate < startDate
      ? [travelRefusals.endBeforeStart({}, 'endDate')]
      : []),
  ],
});
