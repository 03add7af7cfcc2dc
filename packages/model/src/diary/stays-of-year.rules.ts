import { dayNumber, isoDay, numberOfDate } from './calendar.rules.ts';
import type { DiaryLine } from './presence.rules.ts';

/** Days in one country without a gap, `yyyy-MM-dd`, both included, with the entries that say so. */
export interface StayOfYear<E> {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly entries: readonly E[];
}

/**
 * The stays behind the days of one country in one calendar year, the latest first: together they have as many days as
 * `countryYears` counts, planned ones among them. Entries that follow each other are one stay; what lies in another year is left out.
 */
export function staysOfYear<E extends DiaryLine>(
  entries: readonly E[],
  country: string,
  year: number,
): StayOfYear<E>[] {
  const [first, last] = [numberOfDate(year, 1, 1), numberOfDate(year, 12, 31)];
  const spans = entries
    .filter((entry) => entry.country === country)
    .map((entry) => ({
      entry,
      from: Math.max(first, dayNumber(entry.startDay)),
      to: Math.min(last, dayNumber(entry.endDay)),
    }))
    .filter(({ from, to }) => from <= to)
    .sort((one, other) => one.from - other.from || one.to - other.to);
  const stays: { from: number; to: number; entries: E[] }[] = [];
  for (const { entry, from, to } of spans) {
    const open = stays.at(-1);
    if (open && from <= open.to + 1) {
      open.to = Math.max(open.to, to);
      open.entries.push(entry);
    } else stays.push({ from, to, entries: [entry] });
  }
  return stays
    .map(({ from, to, entries: of }) => ({ from: isoDay(from), to: isoDay(to), days: to - from + 1, entries: of }))
    .reverse();
}
