import { type DayNumber, dayNumber, isoDay } from './calendar.rules.ts';
import { type DayRule, isSafe, tallyOf } from './day-rule.rules.ts';
import { type Presence, type PresenceView, withStay } from './presence.rules.ts';

/** How far ahead is looked, in days: two tax years and a little. A longer stay has no end that matters. */
const horizon = 800;

/** What a rule says of the days from some day on. Days as yyyy-MM-dd. */
export interface Forecast {
  /** Days of the window of the first day until today, and what is recorded in it for later. */
  readonly used: number;
  readonly planned: number;
  readonly allowed: number;
  /** The look-back answer that people know; staying may in fact be possible for longer, or for less. */
  readonly remaining: number;
  /** How many days in a row one may in fact stay from the first day on; null when no end is in sight. */
  readonly mayStay: number | null;
  readonly lastSafeDay: string | null;
  /** The first day after the last safe one on which being there is safe and spoils nothing that is planned. */
  readonly earliestReturn: string | null;
  /** The first day on which what is recorded already goes too far; null when nothing does. */
  readonly firstOver: string | null;
  /** The fullest of the recorded days ahead, as a part of what is allowed on it. */
  readonly fullest: number;
}

/** Looks ahead from a day on: every future day is checked, also those that are recorded already. */
export function forecastFrom(
  rule: DayRule,
  presence: Presence,
  from: string | DayNumber,
  today: string | DayNumber = from,
): Forecast {
  const start = numberOf(from);
  const { used, planned, allowed } = tallyOf(rule, presence, start, numberOf(today));
  const last = lastSafeDay(rule, presence, start);
  const isOpen = last - start >= horizon;
  const after = isOpen ? null : returnAfter(rule, presence, start, last);
  return {
    used,
    planned,
    allowed,
    remaining: Math.max(allowed - used - planned, 0),
    mayStay: isOpen ? null : last - start + 1,
    lastSafeDay: isOpen || last < start ? null : isoDay(last),
    earliestReturn: after === null ? null : isoDay(after),
    ...recordedFrom(rule, presence, start),
  };
}
const numberOf = (day: string | DayNumber): DayNumber => (typeof day === 'string' ? dayNumber(day) : day);

/** How full the recorded days ahead are, and which is the first that is too full. The first day counts in any case. */
function recordedFrom(rule: DayRule, presence: Presence, start: DayNumber): Pick<Forecast, 'firstOver' | 'fullest'> {
  let firstOver: DayNumber | null = null;
  let fullest = 0;
  const last = Math.max(Math.min(presence.last, start + horizon), start);
  for (let day = start; day <= last; day += 1) {
    if (day > start && presence.any(day, day) === 0) continue;
    const { used, allowed } = rule.standing(presence, day);
    fullest = Math.max(fullest, allowed === 0 ? used : used / allowed);
    if (used > allowed) firstOver ??= day;
  }
  return { firstOver: firstOver === null ? null : isoDay(firstOver), fullest };
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
    const view = withStay(presence, { from: start, to: middle });
    if (firstSpoilt(rule, presence, view, middle) === null) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The first recorded day after a stay that is spoilt by it; days that go too far without it do not count against it. */
function firstSpoilt(rule: DayRule, recorded: Presence, view: PresenceView, end: DayNumber): DayNumber | null {
  const last = Math.min(recorded.last, rule.reaches(end), end + horizon);
  for (let day = Math.max(end + 1, recorded.first); day <= last; day += 1)
    if (recorded.any(day, day) > 0 && isSpoilt(rule, recorded, view, day)) return day;
  return null;
}
const isSpoilt = (rule: DayRule, before: PresenceView, after: PresenceView, day: DayNumber): boolean =>
  !isSafe(rule, after, day) && isSafe(rule, before, day);

/** The first day after the stay on which one more day is safe and spoils none that is planned, at least one day away in between. */
function returnAfter(rule: DayRule, presence: Presence, start: DayNumber, last: DayNumber): DayNumber | null {
  const stayed: PresenceView = last < start ? presence : withStay(presence, { from: start, to: last });
  // What one day spoils the next one mostly spoils too, so that is looked at first.
  let spoilt: DayNumber | null = null;
  for (let day = Math.max(last + 2, start + 1); day <= last + horizon; day += 1) {
    const view = withStay(stayed, { from: day, to: day });
    if (!isSafe(rule, view, day)) continue;
    if (spoilt !== null && spoilt > day && isSpoilt(rule, presence, view, spoilt)) continue;
    spoilt = firstSpoilt(rule, presence, view, day);
    if (spoilt === null) return day;
  }
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

/**
 * What an entry did to a rule, given the presence before and after: the first of its own days that goes too far, and the
 * first other recorded day that only went too far because of it.
 */
export function changeBetween(
  rule: DayRule,
  before: Presence,
  after: Presence,
  own: readonly { readonly from: DayNumber; readonly to: DayNumber }[],
): { readonly firstUnsafeDay: string | null; readonly spoils: string | null } {
  const isOwn = (day: DayNumber) => own.some(({ from, to }) => day >= from && day <= to);
  let firstUnsafeDay: DayNumber | null = null;
  let spoils: DayNumber | null = null;
  const start = Math.min(...own.map(({ from }) => from));
  const last = Math.min(after.last, rule.reaches(Math.max(...own.map(({ to }) => to))));
  for (let day = Math.max(start, after.first); day <= last; day += 1) {
    if (after.any(day, day) === 0) continue;
    if (isOwn(day)) {
      if (firstUnsafeDay === null && !isSafe(rule, after, day)) firstUnsafeDay = day;
    } else if (spoils === null && isSpoilt(rule, before, after, day)) spoils = day;
  }
  return {
    firstUnsafeDay: firstUnsafeDay === null ? null : isoDay(firstUnsafeDay),
    spoils: spoils === null ? null : isoDay(spoils),
  };
}
