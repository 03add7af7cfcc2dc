import { certain } from '@homeport/grammar';
import { type DayNumber, dayNumber } from './calendar.rules.ts';
import type { Circumstance } from './circumstances.data.ts';

/** Which part of a day an entry covers. Two half days make a day in two places. */
export type DayPart = 'DAY' | 'MORNING' | 'AFTERNOON';

/** An entry of the diary as counting sees it: local calendar days, both included. */
export interface DiaryLine {
  readonly startDay: string;
  readonly endDay: string;
  readonly part: DayPart;
  readonly country: string;
  /** An ordinary stay when it is not said. */
  readonly circumstance?: Circumstance;
}
/** Days on which a country's own permit or long-stay visa is the title of a stay there. Both included; an open end is null. */
export interface StayPermit {
  readonly country: string;
  readonly from: string;
  readonly to: string | null;
}

/** Where somebody was, as numbers of days between two days, both included. */
export interface PresenceView {
  /** Days with any part of the day in the country: arrival, departure, weekends and holidays count. */
  any(from: DayNumber, to: DayNumber): number;
  /** Midnights at the end of the day. */
  nights(from: DayNumber, to: DayNumber): number;
  /** Midnights that the rule leaves out, and those that it excuses up to a maximum: both are among the midnights. */
  passing(from: DayNumber, to: DayNumber): number;
  excused(from: DayNumber, to: DayNumber): number;
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

/** What a rule leaves out of a diary. */
export interface LeftOut {
  readonly leavesOut?: readonly Circumstance[];
  readonly leavesOutMidnights?: readonly Circumstance[];
  readonly excuses?: readonly Circumstance[];
  readonly permits?: readonly StayPermit[];
}
interface Span {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** The presence that a diary shows, counted once so that every later question takes the same short time. */
export function presenceOf(lines: readonly DiaryLine[], since: CountsSince, left: LeftOut = {}): Presence {
  const spans: { span: Span; hasNight: boolean; why: Circumstance }[] = [];
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    const begins = since(line.country);
    const why = line.circumstance ?? 'NONE';
    if (begins === undefined || left.leavesOut?.includes(why)) continue;
    const whole = { from: Math.max(dayNumber(line.startDay), begins), to: dayNumber(line.endDay) };
    for (const span of withoutPermits(whole, line.country, left.permits)) {
      if (span.to < span.from) continue;
      spans.push({ span, hasNight: line.part !== 'MORNING', why });
      if (span.from < first) first = span.from;
      if (span.to > last) last = span.to;
    }
  }
  if (spans.length === 0) return { first: 0, last: -1, any: none, nights: none, passing: none, excused: none };
  const marks = () => new Uint8Array(last - first + 1);
  const [any, nights, passing, excused] = [marks(), marks(), marks(), marks()];
  for (const { span, hasNight, why } of spans) {
    const [from, to] = [span.from - first, span.to - first + 1];
    any.fill(1, from, to);
    if (!hasNight) continue;
    nights.fill(1, from, to);
    if (why === 'NONE') continue;
    if (left.leavesOutMidnights?.includes(why)) passing.fill(1, from, to);
    if (left.excuses?.includes(why)) excused.fill(1, from, to);
  }
  return {
    first,
    last,
    any: counterOf(any, first),
    nights: counterOf(nights, first),
    passing: counterOf(passing, first),
    excused: counterOf(excused, first),
  };
}

const none = (): number => 0;

/** The days of a stay that no permit of the country itself is the title of. */
function withoutPermits(whole: Span, country: string, permits: readonly StayPermit[] = []): Span[] {
  let left = [whole];
  for (const permit of permits) {
    if (permit.country !== country) continue;
    const from = dayNumber(permit.from);
    const to = permit.to === null ? Number.POSITIVE_INFINITY : dayNumber(permit.to);
    left = left.flatMap((span) => [
      { from: span.from, to: Math.min(span.to, from - 1) },
      { from: Math.max(span.from, to + 1), to: span.to },
    ]);
  }
  return left;
}

/** Answers how many of the marked days lie between two days, from sums made once. */
function counterOf(marks: Uint8Array, first: DayNumber): (from: DayNumber, to: DayNumber) => number {
  const sums = new Int32Array(marks.length + 1);
  for (let i = 0; i < marks.length; i += 1) sums[i + 1] = certain(sums[i]) + certain(marks[i]);
  const upTo = (end: DayNumber): number => certain(sums[Math.min(Math.max(end - first + 1, 0), marks.length)]);
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
    ...base,
    any: (from, to) => base.any(from, to) + added(base.any, from, to),
    nights: (from, to) => base.nights(from, to) + added(base.nights, from, to),
  };
}

/** The same presence as it was known at the end of a day: what comes after is only planned. */
export function upTo(base: PresenceView, day: DayNumber): PresenceView {
  const until = (count: PresenceView['any']) => (from: DayNumber, to: DayNumber) => count(from, Math.min(to, day));
  return {
    any: until(base.any),
    nights: until(base.nights),
    passing: until(base.passing),
    excused: until(base.excused),
  };
}
