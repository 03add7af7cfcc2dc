/** When somebody works: local times `HH:mm` in a time zone, on some days of the week. */
export interface WorkingHours {
  readonly timeZone: string;
  readonly worksFrom: string;
  readonly worksUntil: string;
  readonly workingDays: keyof typeof weekdays;
}
/** ISO weekdays, Monday is 1. */
const weekdays = {
  MON_FRI: [1, 2, 3, 4, 5],
  SUN_THU: [7, 1, 2, 3, 4],
  MON_SAT: [1, 2, 3, 4, 5, 6],
  EVERY_DAY: [1, 2, 3, 4, 5, 6, 7],
} as const;

export const isClockTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** The hours of a record, when all of them are there. */
export function hoursOf(contact: {
  readonly timeZone?: string | null;
  readonly worksFrom?: string | null;
  readonly worksUntil?: string | null;
  readonly workingDays?: string | null;
}): WorkingHours | undefined {
  const { timeZone, worksFrom, worksUntil, workingDays } = contact;
  if (!timeZone || !worksFrom || !worksUntil || !workingDays || !Object.hasOwn(weekdays, workingDays)) return undefined;
  return { timeZone, worksFrom, worksUntil, workingDays: workingDays as WorkingHours['workingDays'] };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether somebody is at work at a moment. Hours that end before they begin go on past midnight. */
export function isAtWork(hours: WorkingHours, at: Temporal.Instant): boolean {
  const there = at.toZonedDateTimeISO(hours.timeZone);
  const now = there.hour * 60 + there.minute;
  const from = minutesOf(hours.worksFrom);
  const until = minutesOf(hours.worksUntil);
  const days: readonly number[] = weekdays[hours.workingDays];
  if (from <= until) return days.includes(there.dayOfWeek) && now >= from && now < until;
  const yesterday = there.dayOfWeek === 1 ? 7 : there.dayOfWeek - 1;
  return (days.includes(there.dayOfWeek) && now >= from) || (days.includes(yesterday) && now < until);
}

/**
 * The same hours as the clock shows in another time zone on a day, with how many days later each end falls there (-1, 0 or
 * 1). `on` is a day where the person works; summer time may move the hours from one day to another.
 */
export function hoursIn(
  hours: WorkingHours,
  timeZone: string,
  on: Temporal.PlainDate,
): { readonly from: string; readonly until: string; readonly fromDay: number; readonly untilDay: number } {
  const isOvernight = minutesOf(hours.worksFrom) > minutesOf(hours.worksUntil);
  const there = (time: string, day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: hours.timeZone, plainTime: Temporal.PlainTime.from(time) }).withTimeZone(timeZone);
  const from = there(hours.worksFrom, on);
  const until = there(hours.worksUntil, isOvernight ? on.add({ days: 1 }) : on);
  const dayOf = (at: Temporal.ZonedDateTime) => on.until(at.toPlainDate(), { largestUnit: 'days' }).days;
  const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });
  return { from: clock(from), until: clock(until), fromDay: dayOf(from), untilDay: dayOf(until) };
}
