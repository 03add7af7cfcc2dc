import { forecastFrom, rulesOf } from '@homeport/model/diary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries, diaries, factsOf, lineOf, origin, persons, somewhen } from './day-diaries.ts';
import {
  at,
  count,
  dayOf,
  type Entry,
  isPresent,
  lastYear,
  type Person,
  type Rule,
  remembered,
  type Slots,
  safeInBritain,
  slotsOf,
  taxYear,
  textOf,
  yearOf,
} from './day-oracle.ts';

/** The first day that any window of a case may look at, and as many as any may. */
const [first, size] = [origin - 1200, 5200];
/** How far ahead somebody who plans is told anything, in days. */
const horizon = 800;

const twelveMonths = remembered((day) => lastYear(day) + 1);
const threeYears = remembered((day) =>
  [0, 1, 2].map((ago) => [dayOf(yearOf(day) - ago, 1, 1), dayOf(yearOf(day) - ago, 12, 31)] as const),
);

/** Marks of days, and how many lie between two of them. */
function marks(isMarked: (day: number) => boolean) {
  const sums = new Int32Array(size);
  for (let n = 1; n < size; n += 1) sums[n] = (sums[n - 1] as number) + (isMarked(first + n) ? 1 : 0);
  return {
    add: (day: number, by: number) => {
      for (let n = day - first; n < size; n += 1) sums[n] = (sums[n] as number) + by;
    },
    within: (from: number, to: number) => (sums[to - first] as number) - (sums[from - 1 - first] as number),
  };
}

/** A diary to which whole days are added and taken away again, and whether a day in it goes too far. */
function ledger(rule: Rule, slots: Slots, where: string, person: Person) {
  const isIn = (day: number) => isPresent(rule, slots, where, person, day);
  const night = (day: number) => (at(slots, day)?.pm?.country === 'GB' ? at(slots, day)?.pm?.why : undefined);
  // A midnight that is recorded stays what it was recorded as, whoever thinks of staying longer.
  const isKept = (day: number) => ['EXCEPTIONAL', 'ILLNESS'].includes(night(day) ?? '');
  const isBritish = rule === 'UK_SRT';
  const days = marks((day) => (isBritish ? night(day) !== undefined && night(day) !== 'TRANSIT' : isIn(day)));
  const kept = marks((day) => isBritish && isKept(day));
  const visits = marks((day) => isBritish && isIn(day) && night(day) === undefined);
  const added = new Set<number>();
  const change = (day: number, by: 1 | -1) => {
    if (isBritish ? night(day) !== undefined : isIn(day)) return;
    days.add(day, by);
    if (isBritish && isIn(day)) visits.add(day, -by);
  };
  const yearWith = (day: number) => taxYear(where, day);
  const isOver = (day: number): boolean => {
    if (rule === 'OECD_YEAR') return days.within(...yearWith(day)) > 183;
    if (rule === 'OECD_12_MONTHS') return days.within(twelveMonths(day), day) > 183;
    if (rule === 'SCHENGEN') return days.within(day - 179, day) > 90;
    if (rule === 'US_PRESENCE') {
      const [own = 0, before = 0, earlier = 0] = threeYears(day).map(([from, to]) => days.within(from, to));
      return own >= 31 && 6 * own + 2 * before + earlier >= 6 * 183;
    }
    const year = yearWith(day);
    const others = visits.within(...year);
    const deemed = person.wasResident && person.ties >= 3 && others > 30 ? others - 30 : 0;
    return days.within(...year) - Math.min(kept.within(...year), 60) + deemed > safeInBritain(person);
  };
  return {
    isIn,
    isOver,
    put: (day: number) => {
      if (!added.has(day)) change(day, 1);
      added.add(day);
    },
    take: (day: number) => {
      if (added.delete(day)) change(day, -1);
    },
  };
}

/** How many days one may stay from a day on, and when one may come back: tried day by day. */
function planSlowly(entries: readonly Entry[], rule: Rule, where: string, person: Person, start: number) {
  const { isIn, isOver, put, take } = ledger(rule, slotsOf(entries), where, person);
  const last = Math.max(...entries.map((entry) => entry.to));
  const planned: number[] = [];
  for (let day = start + 1; day <= last; day += 1) if (isIn(day) && !isOver(day)) planned.push(day);
  const isFine = (day: number) => !isOver(day) && !planned.some((later) => later > day && isOver(later));
  let end = start;
  for (; end - start <= horizon; end += 1) {
    put(end);
    if (isFine(end)) continue;
    take(end);
    break;
  }
  let back = Math.max(end + 1, start + 1);
  for (; back <= end - 1 + horizon; back += 1) {
    put(back);
    if (isFine(back)) break;
    take(back);
  }
  return { mayStay: end - start, earliestReturn: back <= end - 1 + horizon ? textOf(back) : null };
}

const rules = ['UK_SRT', 'US_PRESENCE', 'OECD_12_MONTHS', 'OECD_YEAR', 'SCHENGEN'] as const;
const area = ['FR', 'DE', 'HR', 'BG', 'ES'];
/** Nobody has a permit of this one: what is thought of is a visit. */
const visited = 'ES';

test('10,000 random plans by every rule, with half days, kinds of stay and permits, tried day by day', {
  timeout: 240_000,
}, () => {
  const seen = { spared: 0, shortened: 0, never: 0, today: 0 };
  const cases = fc.tuple(diaries, persons, fc.constantFrom(...rules), fc.constantFrom(...countries), somewhen);
  fc.assert(
    fc.property(cases, ([drawn, person, code, some, start]) => {
      const own: Partial<Record<Rule, string>> = { UK_SRT: 'GB', US_PRESENCE: 'US', SCHENGEN: visited };
      const where = own[code] ?? some;
      // Most of the diary is where it counts.
      const here = (n: number) => (code === 'SCHENGEN' ? (area[n % area.length] as string) : where);
      const entries = drawn.map((entry, n) => (n % 4 === 3 ? entry : { ...entry, country: here(n) }));
      const applied = rulesOf(where, entries.map(lineOf), factsOf(person)).find((one) => one.code === code);
      if (!applied) throw new Error(`${where} has no ${code}`);
      const said = forecastFrom(applied.rule, applied.presence, textOf(start));
      const found = planSlowly(entries, code, where, person, start);
      expect([code, where, said.mayStay, said.earliestReturn]).toEqual([code, where, ...Object.values(found)]);
      expect(said.lastSafeDay).toBe(found.mayStay === 0 ? null : textOf(start + found.mayStay - 1));
      expect(said.used + said.planned).toBe(count(code, slotsOf(entries), where, person, start).used);
      if (found.mayStay > said.remaining) seen.spared += 1;
      else if (found.mayStay < said.remaining) seen.shortened += 1;
      if (found.earliestReturn === null) seen.never += 1;
      if (found.mayStay === 0) seen.today += 1;
    }),
    { numRuns: 10_000, seed: 20_261_124 },
  );
  for (const [what, times] of Object.entries(seen))
    if (what !== 'never') expect([what, times > 50]).toEqual([what, true]);
});
