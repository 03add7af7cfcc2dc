import { isWorkingDay, type WorkingCalendar, workingDayAt } from '../workflow/door.generated.ts';

/** Working hours are eight a day, from nine to five in the time zone of the company. */
const begins = 9;
const aDay = 8;

/**
 * The moment so many working hours after another one, both ISO UTC. What begins at night, on a holiday or at a weekend counts from
 * the next morning on.
 */
export function workingHoursLater(calendar: WorkingCalendar, timeZone: string, at: string, hours: number): string {
  const there = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  const morning = (day: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: begins }) });
  let day = there.toPlainDate().toString();
  let spent = there.since(morning(day), { largestUnit: 'minutes' }).minutes;
  if (!isWorkingDay(calendar, day) || spent >= aDay * 60) {
    day = workingDayAt(calendar, Temporal.PlainDate.from(day).add({ days: 1 }).toString());
    spent = 0;
  }
  let minutes = Math.max(0, spent) + hours * 60;
  // The end of a day is that day still, not the morning of the next.
  for (; minutes > aDay * 60; minutes -= aDay * 60)
    day = workingDayAt(calendar, Temporal.PlainDate.from(day).add({ days: 1 }).toString());
  return morning(day).add({ minutes }).toInstant().toString({ smallestUnit: 'second' });
}
