import { isTimeZone } from '@homeport/grammar';

/** When something comes back by itself. Hours are those of the clock on the wall in `zone` (IANA). */
export interface Schedule {
  readonly frequency: 'NEVER' | 'DAILY' | 'WEEKLY' | 'MONTHLY';
  readonly weekday: keyof typeof weekdays | null;
  /** 1 to 31; months without it have their last day instead. */
  readonly dayOfMonth: number | null;
  /** 0 to 23. */
  readonly hour: number;
  readonly zone: string;
}

/** Days of the week by their number in ISO 8601. */
export const weekdays = {
  MONDAY: 1,
  TUESDAY: 2,
  WEDNESDAY: 3,
  THURSDAY: 4,
  FRIDAY: 5,
  SATURDAY: 6,
  SUNDAY: 7,
} as const;

/** Zones have left out a whole day, and an hour that the clocks skip moves on: one day more than needed is looked at. */
const daysAhead = { DAILY: 3, WEEKLY: 15 } as const;

/**
 * The first moment after `after` that the schedule means; null when it never runs, or by a clock that nobody knows. An hour that the clocks leave out is the
 * one after it, an hour that comes twice is the first: it runs once a day either way.
 */
export function nextRun(schedule: Schedule, after: Temporal.Instant): Temporal.Instant | null {
  if (!isTimeZone(schedule.zone)) return null;
  const today = after.toZonedDateTimeISO(schedule.zone).toPlainDate();
  for (const day of daysFrom(schedule, today)) {
    const plainTime = Temporal.PlainTime.from({ hour: schedule.hour });
    const moment = day.toZonedDateTime({ timeZone: schedule.zone, plainTime }).toInstant();
    if (Temporal.Instant.compare(moment, after) > 0) return moment;
  }
  return null;
}

/** The days it runs on, from a day on, as many as can be needed to find the next one. */
function daysFrom(schedule: Schedule, today: Temporal.PlainDate): Temporal.PlainDate[] {
  const { frequency, weekday, dayOfMonth } = schedule;
  if (frequency === 'NEVER') return [];
  if (frequency === 'MONTHLY') {
    const month = today.with({ day: 1 });
    return [0, 1, 2].map((months) => month.add({ months }).with({ day: dayOfMonth ?? 1 }, { overflow: 'constrain' }));
  }
  const days = Array.from({ length: daysAhead[frequency] }, (_, days) => today.add({ days }));
  return frequency === 'DAILY' ? days : days.filter((day) => day.dayOfWeek === weekdays[weekday ?? 'MONDAY']);
}

/** Whether two schedules mean the same moments, so that a save of something else does not move the next run. */
export const isSameSchedule = (one: Schedule, other: Schedule): boolean =>
  one.frequency === other.frequency &&
  one.weekday === other.weekday &&
  one.dayOfMonth === other.dayOfMonth &&
  one.hour === other.hour &&
  one.zone === other.zone;
