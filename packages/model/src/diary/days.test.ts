import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOf, dayNumber, isoDay, taxYearOf } from './calendar.rules.ts';
import { type DayRule, isSafe } from './day-rule.rules.ts';
import { forecastFrom, peakOf } from './forecast.rules.ts';
import { oecdInTaxYear, oecdInTwelveMonths } from './oecd.rules.ts';
import { type DayPart, type DiaryLine, inCountry, presenceOf } from './presence.rules.ts';
import { inSchengen, rollingDays, schengen } from './schengen.rules.ts';
import { taxYearsOf } from './tax-years.rules.ts';
import { safeUkDays, ukDays, ukResidence } from './uk-residence.rules.ts';
import { safeDaysOfYear, substantialPresence, weightedDays } from './us-presence.rules.ts';

const stay = (country: string, startDay: string, endDay: string, part: DayPart = 'DAY'): DiaryLine => ({
  country,
  startDay,
  endDay,
  part,
});
const inside = (lines: readonly DiaryLine[], country: string) => presenceOf(lines, inCountry(country));

describe('EX-14 one stay, three answers', () => {
  const trip = (country: string) => [
    stay(country, '2026-03-02', '2026-03-02', 'AFTERNOON'),
    stay(country, '2026-03-03', '2026-03-03'),
    stay(country, '2026-03-04', '2026-03-04', 'MORNING'),
  ];
  test('any part of a day counts for treaties and Schengen: three days', () => {
    const day = dayNumber('2026-03-04');
    expect(oecdInTaxYear().standing(inside(trip('GB'), 'GB'), day).used).toBe(3);
    expect(substantialPresence.standing(inside(trip('US'), 'US'), day).used).toBe(3);
    expect(schengen.standing(presenceOf(trip('FR'), inSchengen), day).used).toBe(3);
  });
  test('midnights count for the United Kingdom: the nights of 2 and 3 March', () => {
    const links = { wasResident: false, ties: 0 };
    expect(ukResidence(links).standing(inside(trip('GB'), 'GB'), dayNumber('2026-03-04')).used).toBe(2);
  });
});

describe('EX-15 the window decides', () => {
  const host = inside([stay('DE', '2025-09-01', '2026-02-28'), stay('DE', '2026-06-01', '2026-06-30')], 'DE');
  test('122 days in 2025 and 89 in 2026 are exempt by year', () => {
    const year = oecdInTaxYear();
    expect(year.standing(host, dayNumber('2025-12-31'))).toMatchObject({ used: 122, allowed: 183 });
    expect(year.standing(host, dayNumber('2026-07-01')).used).toBe(89);
    expect(isSafe(year, host, dayNumber('2026-06-30'))).toBe(true);
  });
  test('211 days in the twelve months to 30 June 2026 are not', () => {
    const day = dayNumber('2026-06-30');
    expect(oecdInTwelveMonths.standing(host, day)).toEqual({
      used: 211,
      allowed: 183,
      from: dayNumber('2025-07-01'),
      to: day,
    });
    expect(isSafe(oecdInTwelveMonths, host, day)).toBe(false);
    expect(peakOf(oecdInTwelveMonths, host, dayNumber('2026-01-01'), dayNumber('2026-12-31')).used).toBe(211);
  });
});

/** The test as the law words it: 31 days this year, and 183 over three with a third and a sixth of those before. */
const isSubstantial = (current: number, oneBefore: number, twoBefore: number): boolean =>
  current >= 31 && current * 6 + oneBefore * 2 + twoBefore >= 183 * 6;

describe('EX-16 substantial presence', () => {
  test('120 days in each of three years are 180 weighted days: not resident', () => {
    expect(weightedDays(120, 120, 120)).toBe(6 * 180);
    expect(safeDaysOfYear(120, 120)).toBeGreaterThanOrEqual(120);
  });
  test('130, 120 and 120 days are 190: resident', () => expect(safeDaysOfYear(120, 120)).toBeLessThan(130));
  test('122 in each are exactly 183, without a rounding error: resident', () => {
    expect(weightedDays(122, 122, 122)).toBe(1098);
    expect(safeDaysOfYear(122, 122)).toBe(121);
  });
  test('30 days this year never are', () => expect(safeDaysOfYear(366, 366)).toBe(30));
  test('the safe days of a year are the most that do not meet the test', () => {
    fc.assert(
      fc.property(fc.nat(366), fc.nat(366), (one, two) => {
        const safe = safeDaysOfYear(one, two);
        expect(isSubstantial(safe, one, two)).toBe(false);
        expect(isSubstantial(safe + 1, one, two)).toBe(true);
      }),
    );
  });
});

describe('EX-17 statutory residence', () => {
  const angharad = { wasResident: true, ties: 3 };
  test('35 midnights and 57 other days of one who was resident and has three ties are 62 days: resident', () => {
    expect(ukDays(35, 57, angharad)).toBe(62);
    expect(safeUkDays(angharad)).toBeLessThan(62);
  });
  test('two ties, 30 other days, or no residence before: nothing is deemed', () => {
    expect(ukDays(35, 57, { wasResident: true, ties: 2 })).toBe(35);
    expect(ukDays(35, 30, angharad)).toBe(35);
    expect(ukDays(35, 57, { wasResident: false, ties: 4 })).toBe(35);
  });
  test.each([
    ['leaver', true, [182, 120, 90, 45, 15]],
    ['arriver', false, [182, 182, 120, 90, 45]],
  ] as const)('the table of the %s', (_, wasResident, most) => {
    expect(most.map((_days, ties) => safeUkDays({ wasResident, ties }))).toEqual(most);
    expect(safeUkDays({ wasResident, ties: 5 })).toBe(most[4]);
  });
  test('at most 60 exceptional days are left out', () => {
    expect(ukDays(100, 0, { wasResident: false, ties: 2 }, 80)).toBe(40);
    expect(ukDays(20, 0, { wasResident: false, ties: 2 }, 20)).toBe(0);
  });
  test('the year begins on 6 April', () => {
    const { from, to } = taxYearOf(dayNumber('2026-04-05'), taxYearsOf('GB'));
    expect([isoDay(from), isoDay(to)]).toEqual(['2025-04-06', '2026-04-05']);
  });
});

describe('EX-18 Schengen', () => {
  const stays = presenceOf(
    [stay('FR', '2024-01-01', '2024-01-10'), stay('DE', '2024-03-01', '2024-03-20')],
    inSchengen,
  );
  test('on 1 June 2024 the window begins on 5 December 2023, not on the 4th; 30 days used, 60 left', () => {
    const { used, allowed, from, to } = schengen.standing(stays, dayNumber('2024-06-01'));
    expect([isoDay(from), isoDay(to), used, allowed - used]).toEqual(['2023-12-05', '2024-06-01', 30, 60]);
  });
  test('days under a residence permit are left out', () => {
    const lines = [stay('FR', '2024-01-01', '2024-05-31')];
    const under = (country: string) =>
      presenceOf(lines, inSchengen, { permits: [{ country, from: '2024-01-15', to: null }] });
    expect(schengen.standing(under('FR'), dayNumber('2024-06-01')).used).toBe(14);
    // The window of 1 June begins on 5 December: all 152 days, since a German permit is no title for a stay in France.
    expect(schengen.standing(under('DE'), dayNumber('2024-06-01')).used).toBe(152);
  });
  test('Bulgaria counts from 31 March 2024 on', () => {
    const sofia = presenceOf([stay('BG', '2024-03-25', '2024-04-04')], inSchengen);
    expect(schengen.standing(sofia, dayNumber('2024-04-04')).used).toBe(5);
  });
  test('London does not', () =>
    expect(presenceOf([stay('GB', '2024-03-01', '2024-03-09')], inSchengen).any(0, 99_999)).toBe(0));
});

describe('EX-19 a forecast, not only a balance', () => {
  test('the look-back says 30 days are left; one may in fact stay 60, until 18 August 2026', () => {
    const known = presenceOf(
      [stay('ES', '2026-01-10', '2026-02-08'), stay('IT', '2026-03-15', '2026-04-13')],
      inSchengen,
    );
    expect(forecastFrom(schengen, known, '2026-06-20')).toMatchObject({
      used: 60,
      remaining: 30,
      mayStay: 60,
      lastSafeDay: '2026-08-18',
    });
  });
  test('after 90 days from 1 January one may come back on 30 June', () => {
    const known = presenceOf([stay('PT', '2026-01-01', '2026-03-31')], inSchengen);
    expect(forecastFrom(schengen, known, '2026-04-01')).toMatchObject({
      mayStay: 0,
      lastSafeDay: null,
      earliestReturn: '2026-06-30',
    });
    expect(forecastFrom(schengen, presenceOf([], inSchengen), '2026-01-01')).toMatchObject({
      mayStay: 90,
      lastSafeDay: '2026-03-31',
      earliestReturn: '2026-06-30',
    });
  });
  test('a stay may not spoil one that is planned already', () => {
    const planned = presenceOf([stay('ES', '2026-05-01', '2026-06-29')], inSchengen);
    const { lastSafeDay } = forecastFrom(schengen, planned, '2026-03-01');
    expect(lastSafeDay).toBe('2026-03-30');
  });
});

describe('days as numbers', () => {
  test('agree with the calendar of the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (n) => {
        const day = Temporal.PlainDate.from('1970-01-01').add({ days: n });
        expect(dateOf(n)).toEqual({ year: day.year, month: day.month, day: day.day });
        if (day.year > 0) expect([isoDay(n), dayNumber(day.toString())]).toEqual([day.toString(), n]);
      }),
    );
  });
});

// A count nobody can misread: a set of days per country, looked at day by day.
const origin = dayNumber('2024-11-20');
const part = fc.constantFrom<DayPart>('DAY', 'DAY', 'DAY', 'MORNING', 'AFTERNOON');
const country = fc.constantFrom('FR', 'DE', 'GB', 'US');
const diary = fc
  .array(fc.tuple(fc.nat(500), fc.nat(40), country, part), { maxLength: 12 })
  .map((all) => all.map(([at, long, where, how]) => stay(where, isoDay(origin + at), isoDay(origin + at + long), how)));
const bruteDays = (lines: readonly DiaryLine[], isIn: (country: string) => boolean, needsNight = false) => {
  const days = new Set<string>();
  for (const line of lines) {
    if (!isIn(line.country) || (needsNight && line.part === 'MORNING')) continue;
    for (let d = Date.parse(line.startDay); d <= Date.parse(line.endDay); d += 86_400_000)
      days.add(new Date(d).toISOString().slice(0, 10));
  }
  return days;
};
const between = (days: ReadonlySet<string>, from: string, to: string) =>
  [...days].filter((day) => day >= from && day <= to).length;
const plus = (day: string, more: Temporal.DurationLike) => Temporal.PlainDate.from(day).add(more).toString();

test('10,000 diaries: every rule agrees with a count by hand', () => {
  fc.assert(
    fc.property(diary, fc.nat(560), fc.nat(5), fc.boolean(), (lines, at, ties, wasResident) => {
      const day = isoDay(origin + at);
      const n = origin + at;
      const year = day.slice(0, 4);
      const fr = bruteDays(lines, (c) => c === 'FR');
      expect(oecdInTaxYear().standing(inside(lines, 'FR'), n).used).toBe(between(fr, `${year}-01-01`, `${year}-12-31`));
      const twelve = between(fr, plus(plus(day, { years: -1 }), { days: 1 }), day);
      expect(oecdInTwelveMonths.standing(inside(lines, 'FR'), n).used).toBe(twelve);

      const us = bruteDays(lines, (c) => c === 'US');
      const of = (y: number) => between(us, `${y}-01-01`, `${y}-12-31`);
      const standing = substantialPresence.standing(inside(lines, 'US'), n);
      const sum = of(Number(year)) + of(Number(year) - 1) / 3 + of(Number(year) - 2) / 6;
      expect(standing.used > standing.allowed).toBe(of(Number(year)) >= 31 && sum >= 183 - 1e-9);

      const begins = day >= `${year}-04-06` ? `${year}-04-06` : `${Number(year) - 1}-04-06`;
      const ends = plus(plus(begins, { years: 1 }), { days: -1 });
      const nights = bruteDays(lines, (c) => c === 'GB', true);
      const other = new Set([...bruteDays(lines, (c) => c === 'GB')].filter((d) => !nights.has(d)));
      const q = between(other, begins, ends);
      const deemed = wasResident && ties >= 3 && q > 30 ? q - 30 : 0;
      expect(ukResidence({ wasResident, ties }).standing(inside(lines, 'GB'), n).used).toBe(
        between(nights, begins, ends) + deemed,
      );

      const area = bruteDays(lines, (c) => c === 'FR' || c === 'DE');
      expect(schengen.standing(presenceOf(lines, inSchengen), n).used).toBe(
        between(area, plus(day, { days: -179 }), day),
      );
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

test('10,000 forecasts: last safe day and earliest return agree with trying every day', () => {
  const few = fc.array(fc.tuple(fc.nat(50), fc.nat(6)), { maxLength: 6 });
  fc.assert(
    fc.property(
      few,
      fc.nat(70),
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 10, max: 24 }),
      (stays, at, most, window) => {
        const rule: DayRule = rollingDays(most, window);
        const lines = stays.map(([from, long]) => stay('FR', isoDay(origin + from), isoDay(origin + from + long)));
        const presence = presenceOf(lines, inSchengen);
        const known = new Set<number>();
        for (const [from, long] of stays) for (let i = from; i <= from + long; i += 1) known.add(i);
        const usedOn = (days: ReadonlySet<number>, day: number) =>
          [...days].filter((d) => d > day - window && d <= day).length;
        const spoils = (days: ReadonlySet<number>, added: ReadonlySet<number>) =>
          [...days].some((d) => d >= at && usedOn(days, d) > most && (added.has(d) || usedOn(known, d) <= most));
        const added = new Set<number>();
        let all = new Set(known);
        let length = 0;
        for (;;) {
          const nextAdded = new Set(added).add(at + length);
          const next = new Set(all).add(at + length);
          if (spoils(next, nextAdded)) break;
          added.add(at + length);
          all = next;
          length += 1;
        }
        const forecast = forecastFrom(rule, presence, origin + at);
        expect(forecast.mayStay).toBe(length);
        expect(forecast.used).toBe(usedOn(known, at));
        let back = Math.max(at + length + 1, at + 1);
        while (usedOn(new Set(all).add(back), back) > most || spoils(new Set(all).add(back), new Set([...added, back])))
          back += 1;
        expect(forecast.earliestReturn).toBe(isoDay(origin + back));
      },
    ),
    { numRuns: 10_000 },
  );
}, 120_000);

test('ten years of entries are counted and looked ahead for in less than 50 ms', () => {
  const lines: DiaryLine[] = [];
  for (let i = 0; i < 3650; i += 1)
    lines.push(stay(['FR', 'DE', 'GB', 'US'][(i >> 4) % 4] as string, isoDay(origin + i), isoDay(origin + i)));
  const from = isoDay(origin + 3650);
  const ask = () => {
    const area = presenceOf(lines, inSchengen);
    const gb = inside(lines, 'GB');
    return [
      forecastFrom(schengen, area, from),
      forecastFrom(oecdInTwelveMonths, gb, from),
      forecastFrom(oecdInTaxYear(), gb, from),
      forecastFrom(ukResidence({ wasResident: false, ties: 2 }), gb, from),
      forecastFrom(substantialPresence, inside(lines, 'US'), from),
    ];
  };
  ask();
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    expect(ask()).toHaveLength(5);
    return performance.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
