import { type DayNumber, dayNumber, isoDay } from './calendar.rules.ts';
import { type DayRule, isSafe } from './day-rule.rules.ts';
import { type Presence, type PresenceView, withStay } from './presence.rules.ts';

/** How far ahead is looked, in days: two tax years and a little. A longer stay has no end that matters. */
const horizon = 800;

/** What a rule says of a stay that is only thought of. Days as yyyy-MM-dd. */
export interface Forecast {
  /** Used and allowed on the first day of the stay, that day not counted unless it is recorded. */
  readonly used: number;
  readonly allowed: number;
  /** The look-back answer that people know; staying may in fact be possible for longer, or for less. */
  readonly remaining: number;
  /** How many days in a row one may in fact stay from the first day on; null when no end is in sight. */
  readonly mayStay: number | null;
  readonly lastSafeDay: string | null;
  /** The first day on which a new stay is possible after the last safe one; the first day itself is possible: null. */
  readonly earliestReturn: string | null;
}

/** Looks ahead from a day on: every future day is checked, also those that are recorded already. */
export function forecastFrom(rule: DayRule, presence: Presence, from: string | DayNumber): Forecast {
  const start = typeof from === 'string' ? dayNumber(from) : from;
  const { used, allowed } = rule.standing(presence, start);
  const last = lastSafeDay(rule, presence, start);
  const isOpen = last - start >= horizon;
  const after = isOpen ? null : returnAfter(rule, presence, start, last);
  return {
    used,
    allowed,
    remaining: Math.max(allowed - used, 0),
    mayStay: isOpen ? null : last - start + 1,
    lastSafeDay: isOpen || last < start ? null : isoDay(last),
    earliestReturn: after === null ? null : isoDay(after),
  };
}

/** The last day of a stay beginning at `start` that is safe on every day; the day before it when not even one is. */
function lastSafeDay(rule: DayRule, presence: Presence, start: DayNumber): DayNumber {
  let end = start;
  while (end - start <= horizon && isSafe(rule, withStay(presence, { from: start, to: end }), end)) end += 1;
  const own = end - 1;
  // A stay may spoil a later one that is recorded already. The longer it is the more it spoils, so its end can be halved for.
  let low = start - 1;
  let high = own;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sparesLaterDays(rule, presence, start, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether no recorded day after the stay is spoilt by it; days that go too far without it do not count against it. */
function sparesLaterDays(rule: DayRule, presence: Presence, start: DayNumber, end: DayNumber): boolean {
  const view = withStay(presence, { from: start, to: end });
  const last = Math.min(presence.last, end + horizon);
  for (let day = Math.max(end + 1, presence.first); day <= last; day += 1)
    if (presence.any(day, day) > 0 && !isSafe(rule, view, day) && isSafe(rule, presence, day)) return false;
  return true;
}

/** The first day after the stay on which one more day is safe, at least one day away in between. */
function returnAfter(rule: DayRule, presence: Presence, start: DayNumber, last: DayNumber): DayNumber | null {
  const stayed: PresenceView = last < start ? presence : withStay(presence, { from: start, to: last });
  // The day after the last safe one is by definition not possible.
  for (let day = Math.max(last + 2, start + 1); day <= last + horizon; day += 1)
    if (isSafe(rule, withStay(stayed, { from: day, to: day }), day)) return day;
  return null;
}

/** The day in a span on which most is used, and how much: for "any twelve months". */
export function peakOf(
  rule: DayRule,
  presence: PresenceView,
  from: DayNumber,
  to: DayNumber,
): { readonly used: number; readonly allowed: number; readonly day: DayNumber } {
  let peak = { ...rule.standing(presence, from), day: from };
  for (let day = from + 1; day <= to; day += 1) {
    const standing = rule.standing(presence, day);
    if (standing.used > peak.used) peak = { ...standing, day };
  }
  return { used: peak.used, allowed: peak.allowed, day: peak.day };
}

/** What a stay between two days would do: the first day on which it goes too far, and where it stands on its last day. */
export function checkStay(
  rule: DayRule,
  presence: Presence,
  from: string,
  to: string,
): { readonly used: number; readonly allowed: number; readonly firstUnsafeDay: string | null } {
  const start = dayNumber(from);
  const end = dayNumber(to);
  const view = withStay(presence, { from: start, to: end });
  const { used, allowed } = rule.standing(view, end);
  for (let day = start; day <= end; day += 1)
    if (!isSafe(rule, view, day)) return { used, allowed, firstUnsafeDay: isoDay(day) };
  return { used, allowed, firstUnsafeDay: null };
}
