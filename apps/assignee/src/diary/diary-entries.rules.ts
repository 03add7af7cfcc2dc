import { certain } from '@homeport/grammar';
import { type DiaryLine, type KnownLine, partOf, type TravelDetail } from '@homeport/model/diary';

/** First and last day of an entry, as the calendar has them. */
export const startOf = (entry: TravelDetail): string => entry.startDate.slice(0, 10);
export const endOf = (entry: TravelDetail): string => entry.endDate.slice(0, 10);
export const lineOf = (entry: TravelDetail): DiaryLine => ({
  startDay: startOf(entry),
  endDay: endOf(entry),
  part: partOf(entry),
  country: entry.countryCode,
  circumstance: entry.circumstance,
});
export const knownOf = (entry: TravelDetail): KnownLine => ({ id: entry.id, locked: entry.locked, ...lineOf(entry) });

/** Entries of each day of a span, mornings first. */
export function byDay(entries: readonly TravelDetail[], from: string, to: string): ReadonlyMap<string, TravelDetail[]> {
  const days = new Map<string, TravelDetail[]>();
  for (const entry of [...entries].sort((a, b) => (a.startDate < b.startDate ? -1 : 1))) {
    let day = Temporal.PlainDate.from(startOf(entry) < from ? from : startOf(entry));
    const last = endOf(entry) > to ? to : endOf(entry);
    for (; day.toString() <= last; day = day.add({ days: 1 }))
      days.set(day.toString(), [...(days.get(day.toString()) ?? []), entry]);
  }
  return days;
}

/** The weeks of a month (`2026-11`) as days; null where a cell belongs to another month. */
export function weeksOf(month: string, firstDayOfWeek: 0 | 1): (string | null)[][] {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const lead = (first.dayOfWeek - firstDayOfWeek + 7) % 7;
  const cells: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = 1; day <= first.daysInMonth; day += 1) cells.push(first.with({ day }).toString());
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
export const monthOf = (day: string): string => day.slice(0, 7);
export const monthPlus = (month: string, by: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months: by }).toString();

/** Entries that touch the last 30 days, newest first; with a search, all whose place, purpose or notes contain it. */
export function listed(
  entries: readonly TravelDetail[],
  today: string,
  query: string,
  /** A town as the reader calls it: found by that name and by the one that was written. */
  cityName: (town: string, country: string) => string = (town) => town,
): TravelDetail[] {
  const wanted = folded(query.trim());
  const from = Temporal.PlainDate.from(today).subtract({ days: 29 }).toString();
  const isShown = (entry: TravelDetail) =>
    wanted === ''
      ? endOf(entry) >= from && startOf(entry) <= today
      : folded([...townNames(entry), entry.country.name, entry.purpose.name, entry.notes].join(' ')).includes(wanted);
  const townNames = ({ location, countryCode }: TravelDetail) =>
    location ? [location, cityName(location, countryCode)] : [];
  return entries.filter(isShown).sort((a, b) => (a.startDate < b.startDate ? 1 : -1));
}

/** Whole days that follow each other in one place for one purpose. Newest first, at least one. */
export type Run = readonly [TravelDetail, ...TravelDetail[]];

/** Entries, newest first, as runs of the same: a month in one town is one thing to read. Halves of days stand alone. */
export function runsOf(newestFirst: readonly TravelDetail[]): Run[] {
  const runs: [TravelDetail, ...TravelDetail[]][] = [];
  for (const entry of newestFirst) {
    const run = runs.at(-1);
    if (run && goesOn(entry, certain(run[run.length - 1]))) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
const goesOn = (before: TravelDetail, after: TravelDetail): boolean =>
  before.allDay &&
  after.allDay &&
  before.countryCode === after.countryCode &&
  before.location === after.location &&
  before.purpose.code === after.purpose.code &&
  before.circumstance === after.circumstance &&
  before.locked === after.locked &&
  Temporal.PlainDate.from(endOf(before)).add({ days: 1 }).toString() === startOf(after);

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Days of an entry, both ends included. */
export const daysOf = (entry: TravelDetail): number =>
  Temporal.PlainDate.from(startOf(entry)).until(endOf(entry), { largestUnit: 'days' }).days + 1;
