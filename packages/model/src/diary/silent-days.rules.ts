import { type DayNumber, dayNumber } from './calendar.rules.ts';
import type { DiaryLine } from './presence.rules.ts';

/**
 * How many days between two days, both included (yyyy-MM-dd), have no entry at all, for whatever country or part of the day. No rule
 * counts them anywhere, so that whoever reads a count of days has to know how many there are.
 */
export function daysWithoutEntry(
  lines: readonly Pick<DiaryLine, 'startDay' | 'endDay'>[],
  from: string,
  to: string,
): number {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  let next: DayNumber = first;
  let silent = 0;
  for (const { startDay, endDay } of lines.toSorted((one, other) => one.startDay.localeCompare(other.startDay))) {
    const begins = dayNumber(startDay);
    if (begins > last) break;
    silent += Math.max(0, begins - next);
    next = Math.max(next, dayNumber(endDay) + 1);
  }
  return silent + Math.max(0, last - next + 1);
}
