import type { WorkingPeriod } from '../policies/door.generated.ts';
import { isWorkingDay, type WorkingCalendar } from './working-days.rules.ts';

/** When people work somewhere: on which days, in which parts of them, on which clock. */
export interface WorkingTime {
  readonly calendar: WorkingCalendar;
  readonly periods: readonly WorkingPeriod[];
  readonly timeZone: string;
}

/** More days in a row without work are a calendar that was entered wrongly. */
const most = 3660;

/**
 * The moment so many working hours after another one, both ISO UTC. What begins at night, on a holiday or at a weekend counts from
 * the next period on; the end of a period is that day still, not the next morning.
 */
export function workingHoursLater(time: WorkingTime, at: string, hours: number): string {
  const begun = Temporal.Instant.from(at).epochMilliseconds;
  let left = hours * msOfHour;
  for (const [from, until] of spansFrom(time, at)) {
    const start = Math.max(from, begun);
    if (start >= until) continue;
    if (left <= until - start) return momentOf(start + left);
    left -= until - start;
  }
  return momentOf(begun + left);
}

/** Working hours between two moments (ISO UTC), to one decimal; none where the second is not later. */
export function workingHoursBetween(time: WorkingTime, from: string, until: string): number {
  const [begun, ended] = [
    Temporal.Instant.from(from).epochMilliseconds,
    Temporal.Instant.from(until).epochMilliseconds,
  ];
  let worked = 0;
  for (const [start, end] of spansFrom(time, from)) {
    if (start >= ended) break;
    worked += Math.max(0, Math.min(end, ended) - Math.max(start, begun));
  }
  return Math.round((worked / msOfHour) * 10) / 10;
}

const msOfHour = 3_600_000;

/** Every span of work from the day of a moment on, in milliseconds since 1970. */
function* spansFrom({ calendar, periods, timeZone }: WorkingTime, at: string): Generator<readonly [number, number]> {
  let day = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate();
  for (let tried = 0; tried < most; tried += 1, day = day.add({ days: 1 })) {
    if (!isWorkingDay(calendar, day.toString())) continue;
    const moment = (time: string) =>
      day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
    for (const { from, until } of periods) yield [moment(from), moment(until)];
  }
}

const momentOf = (ms: number): string =>
  Temporal.Instant.fromEpochMilliseconds(ms).toString({ smallestUnit: 'second' });
