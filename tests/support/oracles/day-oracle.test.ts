import {
  dayNumber,
  entryForecast,
  forecastFrom,
  type KnownLine,
  rulesOf,
  schengen,
  tallyOf,
  taxYearOf,
  taxYearRows,
  taxYearsOf,
  windowsOfYear,
} from '@homeport/model/diary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyYears, countries, diaries, factsOf, inYears, lineOf, origin, persons, somewhen } from './day-diaries.ts';
import {
  count,
  dayOf,
  type Entry,
  isPresent,
  lastYear,
  type Rule,
  slotsOf,
  taxYear,
  textOf,
  withOwnTaxYears,
} from './day-oracle.ts';

const runs = { numRuns: 10_000, seed: 20_261_123 };

describe('tax years of every country', () => {
  test('are those that were written down a second time, on each day from 1999 to 2035', () => {
    expect(Object.keys(taxYearRows).sort()).toEqual(withOwnTaxYears);
    const others = ['SG', 'US', 'FR'];
    for (const country of [...withOwnTaxYears, ...others]) {
      const years = taxYearsOf(country);
      for (let day = dayOf(1999, 1, 1); day < dayOf(2036, 1, 1); day += 1) {
        const { from, to } = taxYearOf(day, years);
        const own = taxYear(country, day);
        if (from !== own[0] || to !== own[1])
          expect([country, textOf(day), textOf(from), textOf(to)]).toEqual([country, textOf(day), ...own.map(textOf)]);
      }
    }
  });
});

describe('10,000 random diaries each, counted a second time by code that shares nothing', () => {
  test('what every rule counts: half days, kinds of stay, permits, tax years, used and planned', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        diaries,
        persons,
        somewhen,
        somewhen,
        fc.constantFrom(...countries),
        (entries, person, day, today, some) => {
          const slots = slotsOf(entries);
          const until = slotsOf(entries, today);
          for (const country of new Set([some, entries[0]?.country ?? some]))
            for (const { code, rule, presence } of rulesOf(country, entries.map(lineOf), factsOf(person))) {
              const all = count(code, slots, country, person, day);
              const { used } = count(code, until, country, person, day);
              const tally = tallyOf(rule, presence, day, today);
              expect([country, code, tally.used, tally.planned]).toEqual([country, code, used, all.used - used]);
              expect(tally.used + tally.planned > tally.allowed).toBe(all.isOver);
              if (used > 0 && used < all.used) seen.add(code);
            }
        },
      ),
      runs,
    );
    expect([...seen].sort()).toEqual(['OECD_12_MONTHS', 'OECD_YEAR', 'SCHENGEN', 'UK_SRT', 'US_PRESENCE']);
  }, 120_000);

  test('the windows of a year: whole tax years, and any twelve months that begin or end in them', () => {
    fc.assert(
      fc.property(diaries, persons, anyYears, fc.nat(3), (drawn, person, begun, on) => {
        const [entries, year] = [inYears(drawn, begun), begun + on];
        const country = entries[0]?.country ?? 'DE';
        const slots = slotsOf(entries);
        const [byYear, byMonths] = rulesOf(country, entries.map(lineOf), factsOf(person));
        if (!byYear || !byMonths) throw new Error('a treaty rule is missing');
        const ends = dayOf(year, 12, 31);
        const years: (readonly [number, number])[] = [];
        for (let day = dayOf(year, 1, 1); day <= ends; day = (years.at(-1)?.[1] ?? ends) + 1)
          years.push(taxYear(country, day));
        const today = '2030-01-01';
        expect(windowsOfYear(byYear, year, today).map(({ from, to, used }) => [from, to, used])).toEqual(
          years.map(([from, to]) => [from, to, count('OECD_YEAR', slots, country, person, from).used]),
        );
        // Ending a period one day later within a stay takes nothing away, but where a 29 February falls out too.
        const isIn = (day: number) => isPresent('OECD_12_MONTHS', slots, country, person, day);
        const peaks = years.map(([from, to]) => {
          let most = count('OECD_12_MONTHS', slots, country, person, from).used;
          for (let end = from; lastYear(end) + 1 <= to; end += 1)
            if (isIn(end) && (!isIn(end + 1) || lastYear(end + 1) + 1 > to || lastYear(end + 1) > lastYear(end) + 1))
              most = Math.max(most, count('OECD_12_MONTHS', slots, country, person, end).used);
          return most;
        });
        expect(windowsOfYear(byMonths, year, today).map(({ used }) => used)).toEqual(peaks);
      }),
      runs,
    );
  }, 120_000);

  test('what an entry does while it is typed: new, edited, a half day, over others', () => {
    const seen = { forecasts: 0, refused: 0, unsafe: 0, spoils: 0 };
    const typing = fc.record({
      edits: fc.boolean(),
      which: fc.nat(20),
      from: somewhen,
      long: fc.nat(60),
      half: fc.constantFrom('DAY', 'DAY', 'MORNING', 'AFTERNOON', 'BOTH'),
      at: fc.nat(20),
      second: fc.constantFrom(...countries),
    });
    fc.assert(
      fc.property(diaries, persons, typing, somewhen, (entries, person, how, today) => {
        const edited = how.edits ? entries[how.which % entries.length] : undefined;
        const country = (entries[how.at % entries.length] as Entry).country;
        const [from, to] = [how.from, how.half === 'DAY' ? how.from + how.long : how.from];
        const parts = how.half === 'BOTH' ? (['MORNING', 'AFTERNOON'] as const) : ([how.half] as const);
        const lines = parts.map((part, n) => ({ part, country: n === 0 ? country : how.second }));
        const typed = { from: textOf(from), to: textOf(to), lines, ...(edited ? { replaces: String(edited.id) } : {}) };
        const shown = entryForecast(typed, entries.map(lineOf), factsOf(person), textOf(today));

        const saved = saveSlowly(entries, edited, from, to, lines);
        if (saved === null) {
          seen.refused += 1;
          expect(shown).toEqual([]);
          return;
        }
        const [before, after] = [slotsOf(entries), slotsOf(saved.entries)];
        const until = slotsOf(saved.entries, today);
        const last = Math.max(...saved.entries.map((entry) => entry.to));
        for (const { place, code, used, planned, firstUnsafeDay, spoils } of shown) {
          seen.forecasts += 1;
          const where = place === 'SCHENGEN' ? 'FR' : place;
          const over = (slots: typeof after, day: number) => count(code as Rule, slots, where, person, day).isOver;
          const all = count(code, after, where, person, to).used;
          const known = count(code, until, where, person, to).used;
          let [unsafe, spoilt]: (number | null)[] = [null, null];
          for (let day = Math.min(...saved.own); day <= last; day += 1) {
            if (!isPresent(code, after, where, person, day)) continue;
            if (saved.own.has(day)) {
              if (unsafe === null && over(after, day)) unsafe = day;
            } else if (spoilt === null && over(after, day) && !over(before, day)) spoilt = day;
          }
          const said = (day: number | null | undefined) => (day === null || day === undefined ? null : textOf(day));
          expect([code, used, planned, firstUnsafeDay, spoils]).toEqual([
            code,
            known,
            all - known,
            said(unsafe),
            said(spoilt),
          ]);
          if (unsafe !== null) seen.unsafe += 1;
          if (spoilt !== null) seen.spoils += 1;
        }
      }),
      runs,
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(10);
  }, 120_000);
});

/** What saving makes of a diary, slot by slot; null where it is refused. */
function saveSlowly(
  entries: readonly Entry[],
  edited: Entry | undefined,
  from: number,
  to: number,
  lines: readonly Pick<Entry, 'part' | 'country'>[],
): { readonly entries: Entry[]; readonly own: ReadonlySet<number> } | null {
  const others = entries.filter((entry) => entry !== edited);
  const isHalf = lines[0]?.part !== 'DAY';
  const halves = new Map(
    others.filter((entry) => entry.part !== 'DAY').map((entry) => [`${entry.from} ${entry.part}`, entry]),
  );
  const hasHalf = (day: number) => halves.has(`${day} MORNING`) || halves.has(`${day} AFTERNOON`);
  if (isHalf && lines.some((line) => halves.has(`${from} ${line.part}`))) return null;
  const kept: Entry[] = [];
  for (const entry of others) {
    if (entry.part !== 'DAY') kept.push(entry);
    else
      for (let day = entry.from; day <= entry.to; day += 1)
        if (day < from || day > to) kept.push({ ...entry, from: day, to: day });
  }
  const own = new Set<number>();
  const made: Entry[] = [];
  for (let day = from; day <= to; day += 1) {
    if (!isHalf && hasHalf(day)) continue;
    own.add(day);
    for (const line of lines) made.push({ ...line, id: 1000, from: day, to: day, why: 'NONE' });
  }
  return own.size === 0 ? null : { entries: [...kept, ...made], own };
}

describe('10,000 random plans each, tried day by day', () => {
  const spans = fc.array(fc.tuple(fc.nat(300), fc.nat(25)), { maxLength: 4 });
  const diaryOf = (stays: readonly (readonly [number, number])[], country: string): KnownLine[] =>
    stays.map(([at, long], n) =>
      lineOf({ id: n, from: origin + at, to: origin + at + long, part: 'DAY', country, why: 'NONE' }),
    );
  const daysOf = (stays: readonly (readonly [number, number])[]): Set<number> => {
    const days = new Set<number>();
    for (const [at, long] of stays) for (let n = 0; n <= long; n += 1) days.add(origin + at + n);
    return days;
  };

  test('Schengen: how long one may stay, and when one may come back without spoiling a plan', () => {
    fc.assert(
      fc.property(spans, fc.nat(320), (stays, start) => {
        const known = daysOf(stays);
        const at = origin + start;
        const size = 1400;
        const marks = new Uint8Array(size);
        for (const day of known) marks[day - origin + 200] = 1;
        const isOver = (day: number): boolean => {
          const end = day - origin + 200;
          let days = 0;
          for (let n = end - 179; n <= end; n += 1) days += marks[n] as number;
          return days > 90;
        };
        const planned = [...known].filter((day) => day > at && !isOver(day));
        const isFine = (day: number): boolean =>
          !isOver(day) && !planned.some((later) => later > day && later <= day + 179 && isOver(later));
        const put = (day: number) => {
          marks[day - origin + 200] = 1;
        };
        let end = at;
        for (; ; end += 1) {
          const wasThere = marks[end - origin + 200];
          put(end);
          if (isFine(end)) continue;
          marks[end - origin + 200] = wasThere as number;
          break;
        }
        let back = Math.max(end + 1, at + 1);
        for (; ; back += 1) {
          const wasThere = marks[back - origin + 200] as number;
          put(back);
          const isPossible = isFine(back);
          marks[back - origin + 200] = wasThere;
          if (isPossible) break;
        }
        const [area] = rulesOf('FR', diaryOf(stays, 'FR'), factsOf({ permits: [], wasResident: false, ties: 0 })).slice(
          -1,
        );
        if (!area) throw new Error('no Schengen');
        const forecast = forecastFrom(schengen, area.presence, textOf(at));
        expect([forecast.mayStay, forecast.earliestReturn]).toEqual([end - at, textOf(back)]);
      }),
      runs,
    );
  }, 120_000);

  test('treaties by tax year, in every country that has one of its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(500), fc.nat(150)), { maxLength: 4 }),
        fc.nat(500),
        fc.constantFrom(...withOwnTaxYears),
        (stays, start, country) => {
          const known = daysOf(stays);
          const at = origin + start;
          const names = new Map<number, number>();
          const nameOf = (day: number): number => {
            const name = names.get(day) ?? taxYear(country, day)[0];
            names.set(day, name);
            return name;
          };
          const tally = new Map<number, number>();
          const all = new Set<number>();
          const add = (day: number) => {
            if (all.has(day)) return;
            all.add(day);
            tally.set(nameOf(day), (tally.get(nameOf(day)) ?? 0) + 1);
          };
          for (const day of known) add(day);
          const before = new Map(tally);
          // A day spoils a recorded one of its own year only, and goes too far itself then.
          const isOver = (day: number): boolean => (tally.get(nameOf(day)) ?? 0) + (all.has(day) ? 0 : 1) > 183;
          let end = at;
          while (!isOver(end)) {
            add(end);
            end += 1;
          }
          let back = Math.max(end + 1, at + 1);
          while (isOver(back)) back += 1;
          const [rule] = rulesOf(
            country,
            diaryOf(stays, country),
            factsOf({ permits: [], wasResident: false, ties: 0 }),
          );
          if (!rule) throw new Error('no treaty');
          const forecast = forecastFrom(rule.rule, rule.presence, dayNumber(textOf(at)));
          expect([country, forecast.mayStay, forecast.earliestReturn]).toEqual([country, end - at, textOf(back)]);
          expect(forecast.used + forecast.planned).toBe(before.get(nameOf(at)) ?? 0);
        },
      ),
      runs,
    );
  }, 120_000);
});
