import { calendarYears, dateOf, numberOfDate, taxYearOf } from './calendar.rules.ts';
import type { DayRule } from './day-rule.rules.ts';

/** Internal Revenue Code, section 7701(b)(3): 31 days this year and 183 weighted days over three. */
const daysOfThisYear = 31;
const weighted = 1098;

/** The weighted days times six, so that thirds and sixths stay whole numbers: `6c + 2p1 + p2`. */
export const weightedDays = (current: number, oneYearBefore: number, twoYearsBefore: number): number =>
  6 * current + 2 * oneYearBefore + twoYearsBefore;

/** The days of this year that stay below the test, given the two years before. */
export function safeDaysOfYear(oneYearBefore: number, twoYearsBefore: number): number {
  const left = weighted - 1 - weightedDays(0, oneYearBefore, twoYearsBefore);
  return Math.max(daysOfThisYear - 1, Math.floor(left / 6));
}

/** Substantial presence as a rule of days: used are the days of the calendar year. */
export const substantialPresence: DayRule = {
  code: 'US_PRESENCE',
  standing: (presence, day) => {
    const { from, to } = taxYearOf(day, calendarYears);
    const before = taxYearOf(from - 1, calendarYears);
    const earlier = taxYearOf(before.from - 1, calendarYears);
    const allowed = safeDaysOfYear(presence.any(before.from, before.to), presence.any(earlier.from, earlier.to));
    return { used: presence.any(from, to), allowed, from, to };
  },
  plansUntil: (day) => taxYearOf(day, calendarYears).to,
  // A day still weighs a sixth in the second year after its own.
  reaches: (day) => numberOfDate(dateOf(day).year + 2, 12, 31),
};
