import { isRefusal, type Refusal } from '@homeport/grammar';
import { type DayNumber, dayNumber, isoDay } from './calendar.rules.ts';
import { diaryRefusals } from './diary.refusals.ts';
import type { DayPart } from './presence.rules.ts';

/** An entry that is there already, as conflicts see it. */
export interface KnownEntry {
  readonly id: string;
  readonly startDay: string;
  readonly endDay: string;
  readonly part: DayPart;
  readonly locked: boolean;
}
/** Days that were chosen in the calendar, both included. */
export interface ChosenDays {
  readonly from: string;
  readonly to: string;
}

/** The seven notices of the diary (specification, section 8), by name. */
export type ConflictNotice =
  | 'mixed'
  | 'manyAllDay'
  | 'manyHalfDay'
  | 'lockedInRange'
  | 'oneAllDay'
  | 'oneLocked'
  | 'oneHalfDay';

const overlaps = (entry: KnownEntry, { from, to }: ChosenDays): boolean => entry.startDay <= to && entry.endDay >= from;
const isAllDay = (entry: KnownEntry): boolean => entry.part === 'DAY';

/** What stands under the calendar when days are chosen; nothing when they are free. */
export function noticeOf(known: readonly KnownEntry[], chosen: ChosenDays): ConflictNotice | undefined {
  const here = known.filter((entry) => overlaps(entry, chosen));
  if (isLocked(known, chosen)) return chosen.from === chosen.to ? 'oneLocked' : 'lockedInRange';
  const allDay = here.filter(isAllDay).length;
  const halfDay = here.length - allDay;
  if (allDay > 0 && halfDay > 0) return 'mixed';
  if (allDay > 0) return allDay > 1 ? 'manyAllDay' : 'oneAllDay';
  if (halfDay > 0) return halfDay > 1 ? 'manyHalfDay' : 'oneHalfDay';
  return undefined;
}

/** The locked all-day entries among the days. */
export const lockedAmong = (known: readonly KnownEntry[], chosen: ChosenDays): KnownEntry[] =>
  known.filter((entry) => entry.locked && isAllDay(entry) && overlaps(entry, chosen));
/** With a locked all-day entry among the days, next and save are off (error code LOCKED). */
export const isLocked = (known: readonly KnownEntry[], chosen: ChosenDays): boolean =>
  lockedAmong(known, chosen).length > 0;

/** Whether only half days may be added: every chosen day has a half-day entry. */
export function isForHalfDaysOnly(known: readonly KnownEntry[], chosen: ChosenDays): boolean {
  const days = halfDays(known);
  for (let day = dayNumber(chosen.from); day <= dayNumber(chosen.to); day += 1) if (!days.has(day)) return false;
  return true;
}

/** What saving does to the diary: one transaction of these four steps, in this order. */
export interface Placement {
  /** Entries that go away. */
  readonly removes: readonly string[];
  /** Entries that keep their days before the new ones, or else those after them. */
  readonly shortens: readonly ({ readonly id: string } & ChosenDays)[];
  /** Entries that go on after the new days as a second entry. */
  readonly copies: readonly ({ readonly id: string } & ChosenDays)[];
  /** The days of the new entry; more than one span when half-day entries stand in between. */
  readonly adds: readonly ChosenDays[];
}
/** What is to be saved: all day over some days, or halves of one day. `replaces` is the entry that is edited. */
export interface WantedEntry extends ChosenDays {
  readonly parts: readonly DayPart[];
  readonly replaces?: string;
}

/**
 * Where a new entry finds its place. Unlocked all-day entries give way on the chosen days and keep their other days; half-day
 * entries stay, and all-day entries go around them; locked entries never move.
 */
export function placeEntry(all: readonly KnownEntry[], wanted: WantedEntry): Placement | Refusal {
  const edited = all.find((entry) => entry.id === wanted.replaces);
  if (edited?.locked) return diaryRefusals.LOCKED();
  const known = all.filter((entry) => entry !== edited && overlaps(entry, wanted));
  if (isLocked(known, wanted)) return diaryRefusals.LOCKED();
  const adds = wanted.parts.includes('DAY') ? spansAround(known, wanted) : halfDayOf(known, wanted);
  if (isRefusal(adds)) return adds;
  const removes: string[] = edited ? [edited.id] : [];
  const shortens: Placement['shortens'][number][] = [];
  const copies: Placement['copies'][number][] = [];
  for (const { id, startDay, endDay } of known.filter(isAllDay)) {
    const before = startDay < wanted.from ? { from: startDay, to: shifted(wanted.from, -1) } : undefined;
    const after = endDay > wanted.to ? { from: shifted(wanted.to, 1), to: endDay } : undefined;
    const first = before ?? after;
    if (first) shortens.push({ id, ...first });
    else removes.push(id);
    if (before && after) copies.push({ id, ...after });
  }
  return { removes, shortens, copies, adds };
}

const shifted = (day: string, by: number): string => isoDay(dayNumber(day) + by);
const halfDays = (known: readonly KnownEntry[]): ReadonlySet<DayNumber> =>
  new Set(known.filter((entry) => !isAllDay(entry)).map((entry) => dayNumber(entry.startDay)));

/** The chosen days without those that have a half-day entry, as spans. */
function spansAround(known: readonly KnownEntry[], { from, to }: ChosenDays): ChosenDays[] | Refusal {
  const taken = halfDays(known);
  const spans: { from: DayNumber; to: DayNumber }[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) {
    if (taken.has(day)) continue;
    const last = spans.at(-1);
    if (last?.to === day - 1) last.to = day;
    else spans.push({ from: day, to: day });
  }
  if (spans.length === 0) return diaryRefusals.halfDayExists();
  return spans.map((span) => ({ from: isoDay(span.from), to: isoDay(span.to) }));
}

/** A half that is taken is not taken again. */
function halfDayOf(known: readonly KnownEntry[], { from, to, parts }: WantedEntry): ChosenDays[] | Refusal {
  if (from !== to) return diaryRefusals.halfDayIsOneDay({}, 'endDate');
  const taken = known.filter((entry) => parts.includes(entry.part));
  if (taken.length > 0) return taken.some((entry) => entry.locked) ? diaryRefusals.LOCKED() : diaryRefusals.notSaved();
  return [{ from, to }];
}
