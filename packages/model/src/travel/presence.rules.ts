import { type DayNumber, dayNumber, isoDay } from './calendar.rules.ts';

/** Which part of a day an entry covers. Two half days make a day in two places. */
export type DayPart = 'DAY' | 'MORNING' | 'AFTERNOON';

/** An entry of the diary as counting sees it: local calendar days, both included. */
export interface DiaryLine {
  readonly startDay: string;
  readonly endDay: string;
  readonly part: DayPart;
  readonly country: string;
}
/** Days that are left out of a count (residence permits, long-stay visas). Both days included; an open end is null. */
export interface DayRange {
  readonly from: string;
  readonly to: string | null;
}

/** Where somebody was, as numbers of days between two days, both included. */
export interface PresenceView {
  /** Days with any part of the day in the country: arrival, departure, weekends and holidays count. */
  any(from: DayNumber, to: DayNumber): number;
  /** Midnights at the end of the day. */
  nights(from: DayNumber, to: DayNumber): number;
}
/** Presence that was recorded. */
export interface Presence extends PresenceView {
  /** The first and the last day with presence; an empty diary has `last < first`. */
  readonly first: DayNumber;
  readonly last: DayNumber;
}

/** The day from which presence in a country counts: -Infinity always, undefined never. */
export type CountsSince = (country: string) => number | undefined;
/** Counts one country. */
export const inCountry =
  (wanted: string): CountsSince =>
  (country) =>
    country === wanted ? Number.NEGATIVE_INFINITY : undefined;

/** The presence that a diary shows, counted once so that every later question takes the same short time. */
export function presenceOf(
  lines: readonly DiaryLine[],
  since: CountsSince,
  excluded: readonly DayRange[] = [],
): Presence {
  const spans: { from: DayNumber; to: DayNumber; part: DayPart }[] = [];
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    const begins = since(line.country);
    if (begins === undefined) continue;
    const from = Math.max(dayNumber(line.startDay), begins);
    const to = dayNumber(line.endDay);
    if (to < from) continue;
    spans.push({ from, to, part: line.part });
    if (from < first) first = from;
    if (to > last) last = to;
  }
  if (spans.length === 0) return { first: 0, last: -1, any: none, nights: none };
  const length = last - first + 1;
  const any = new Uint8Array(length);
  const nights = new Uint8Array(length);
  for (const { from, to, part } of spans) {
    any.fill(1, from - first, to - first + 1);
    if (part !== 'MORNING') nights.fill(1, from - first, to - first + 1);
  }
  for (const range of excluded) {
    const from = Math.max(dayNumber(range.from) - first, 0);
    const to = range.to === null ? length : Math.max(dayNumber(range.to) - first + 1, 0);
    any.fill(0, from, to);
    nights.fill(0, from, to);
  }
  return { first, last, any: counterOf(any, first), nights: counterOf(nights, first) };
}

const none = (): number => 0;

/** Answers how many of the marked days lie between two days, from sums made once. */
function counterOf(marks: Uint8Array, first: DayNumber): (from: DayNumber, to: DayNumber) => number {
  const sums = new Int32Array(marks.length + 1);
  for (let i = 0; i < marks.length; i += 1) sums[i + 1] = (sums[i] as number) + (marks[i] as number);
  const upTo = (end: DayNumber): number => sums[Math.min(Math.max(end - first + 1, 0), marks.length)] as number;
  return (from, to) => (to < from ? 0 : upTo(to) - upTo(from - 1));
}

/** The same presence with a stay added that is only thought of: whole days, `from` and `to` included. */
export function withStay(base: PresenceView, stay: { readonly from: DayNumber; readonly to: DayNumber }): PresenceView {
  const added = (count: PresenceView['any'], from: DayNumber, to: DayNumber): number => {
    const start = Math.max(from, stay.from);
    const end = Math.min(to, stay.to);
    return end < start ? 0 : end - start + 1 - count(start, end);
  };
  return {
    any: (from, to) => base.any(from, to) + added(base.any, from, to),
    nights: (from, to) => base.nights(from, to) + added(base.nights, from, to),
  };
}

/** Entries without some days: what is left of the diary when another entry takes them. */
export function withoutDays(lines: readonly DiaryLine[], from: string, to: string): DiaryLine[] {
  return lines.flatMap((line) => {
    if (line.endDay < from || line.startDay > to) return [line];
    return [
      ...(line.startDay < from ? [{ ...line, endDay: isoDay(dayNumber(from) - 1) }] : []),
      ...(line.endDay > to ? [{ ...line, startDay: isoDay(dayNumber(to) + 1) }] : []),
    ];
  });
}
