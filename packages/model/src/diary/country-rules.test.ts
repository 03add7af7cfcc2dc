import { describe, expect, test } from 'vitest';
import { dayNumber, isoDay } from './calendar.rules.ts';
import type { Circumstance } from './circumstances.data.ts';
import {
  balanceOf,
  balancesIn,
  daysPresent,
  entryForecast,
  rulesOf,
  watchedCountries,
  windowsOfYear,
} from './country-rules.rules.ts';
import { countryYears } from './country-years.rules.ts';
import type { DayPart, DiaryLine } from './presence.rules.ts';

const line = (country: string, startDay: string, endDay: string): DiaryLine => ({
  country,
  startDay,
  endDay,
  part: 'DAY',
});
const facts = { nationality: 'MX', permits: [], uk: { wasResident: false, ties: 1 } };
const codes = (country: string, nationality: string | null = 'MX') =>
  rulesOf(country, [], { ...facts, nationality }).map((rule) => rule.code);

test('each country has its rules; free movement knows no 90 days', () => {
  expect(codes('MX')).toEqual(['OECD_YEAR', 'OECD_12_MONTHS']);
  expect(codes('US')).toContain('US_PRESENCE');
  expect(codes('GB')).toContain('UK_SRT');
  expect(codes('FR')).toContain('SCHENGEN');
  expect(codes('FR', 'ES')).not.toContain('SCHENGEN');
  expect(codes('FR', null)).toContain('SCHENGEN');
});

test('a balance says what may still be done, a year what was counted', () => {
  const lines = [line('FR', '2026-01-01', '2026-02-09'), line('DE', '2026-03-01', '2026-03-10')];
  const rule = rulesOf('FR', lines, facts).find((one) => one.code === 'SCHENGEN');
  if (!rule) throw new Error('no Schengen');
  expect(balanceOf(rule, '2026-03-20')).toMatchObject({ used: 50, remaining: 40, place: 'SCHENGEN' });
  const [year] = windowsOfYear(rule, 2026, '2026-03-20');
  expect([year?.used, isoDay(year?.to ?? 0)]).toEqual([50, '2026-03-10']);
  expect(daysPresent(rule.presence, 2026)).toHaveLength(50);
});

test('the same day is not counted twice, and a year ends with its last day', () => {
  const lines = [
    { country: 'MX', startDay: '2025-12-30', endDay: '2026-01-02', part: 'DAY' as const, status: 'LOCKED' },
    { country: 'MX', startDay: '2026-01-05', endDay: '2026-01-05', part: 'MORNING' as const },
    { country: 'MX', startDay: '2026-01-05', endDay: '2026-01-05', part: 'AFTERNOON' as const },
    { country: 'US', startDay: '2026-01-06', endDay: '2026-01-06', part: 'MORNING' as const },
  ];
  expect(countryYears(lines, '2026-12-31')).toEqual([
    { countryCode: 'MX', year: 2026, days: 3, nights: 3, planned: 0, entries: 3, locked: 1 },
    { countryCode: 'US', year: 2026, days: 1, nights: 0, planned: 0, entries: 1, locked: 0 },
    { countryCode: 'MX', year: 2025, days: 2, nights: 2, planned: 0, entries: 1, locked: 1 },
  ]);
  expect(countryYears(lines, '2026-01-01').map((one) => [one.countryCode, one.days, one.planned])).toEqual([
    ['MX', 1, 2],
    ['US', 0, 1],
    ['MX', 2, 0],
  ]);
});

test('home and what is long ago are not watched', () => {
  const lines = [
    line('ES', '2026-01-01', '2026-05-01'),
    line('US', '2024-01-01', '2024-05-01'),
    line('MX', '2026-06-01', '2026-06-05'),
  ];
  expect(watchedCountries(lines, '2026-07-01', 'ES')).toEqual(['MX']);
});

describe('used and planned are told apart by one rule', () => {
  test('a planned stay of the tax year is planned, not used', () => {
    const lines = [line('MX', '2026-01-01', '2026-02-19'), line('MX', '2026-10-01', '2026-10-20')];
    const [year, twelve] = balancesIn(['MX'], lines, facts, '2026-06-01');
    expect(year).toMatchObject({ used: 50, planned: 20, allowed: 183, remaining: 113, state: 'within' });
    expect(twelve).toMatchObject({ used: 50, planned: 20, state: 'within' });
  });
  test('a plan that goes over says so on the day it does, although little is used', () => {
    const lines = [line('MX', '2026-03-01', '2026-09-30')];
    const [year] = balancesIn(['MX'], lines, facts, '2026-01-10');
    expect(year).toMatchObject({ used: 0, planned: 214, state: 'plannedOver' });
  });
  test('a limit that leaves no day is never within', () => {
    const lines = [line('FR', '2026-01-01', '2026-03-31')];
    const schengen = balancesIn(['FR'], lines, facts, '2026-04-10').find((one) => one.code === 'SCHENGEN');
    expect(schengen).toMatchObject({ used: 90, mayStay: 0, state: 'full', earliestReturn: '2026-06-30' });
  });
});

describe('an entry that is typed', () => {
  const known = (id: string, country: string, startDay: string, endDay: string, part: DayPart = 'DAY') => ({
    ...{ id, country, startDay, endDay, part, locked: false },
  });
  const day = (country: string, part: DayPart = 'DAY') => [{ country, part }];
  test('counts instead of its old days, not beside them', () => {
    const diary = [known('1', 'MX', '2026-01-01', '2026-01-31')];
    const typed = { from: '2026-03-01', to: '2026-03-10', lines: day('MX') };
    const counted = (replaces?: string) =>
      entryForecast({ ...typed, ...(replaces ? { replaces } : {}) }, diary, facts, '2026-06-01')[0]?.used;
    expect(counted()).toBe(41);
    expect(counted('1')).toBe(10);
  });
  test('of a morning has no midnight, and its afternoon elsewhere is looked at too', () => {
    const lines = [...day('GB', 'MORNING'), ...day('US', 'AFTERNOON')];
    const shown = entryForecast({ from: '2026-05-05', to: '2026-05-05', lines }, [], facts, '2026-06-01');
    expect(shown.map((one) => [one.place, one.code, one.used])).toEqual([
      ['GB', 'OECD_YEAR', 1],
      ['GB', 'OECD_12_MONTHS', 1],
      ['GB', 'UK_SRT', 0],
      ['US', 'OECD_YEAR', 1],
      ['US', 'OECD_12_MONTHS', 1],
      ['US', 'US_PRESENCE', 1],
    ]);
  });
  test('names the planned day that it spoils', () => {
    const diary = [known('1', 'FR', '2026-05-01', '2026-06-29')];
    const typed = { from: '2026-03-01', to: '2026-03-31', lines: day('FR') };
    const schengen = entryForecast(typed, diary, facts, '2026-01-01').find((one) => one.code === 'SCHENGEN');
    expect(schengen).toMatchObject({ firstUnsafeDay: null, spoils: '2026-06-29', state: 'plannedOver' });
  });
});

describe('days that are no ordinary stay', () => {
  const days = (circumstance: Circumstance, country: string) =>
    rulesOf(country, [{ ...line(country, '2026-05-01', '2026-05-02'), circumstance }], facts).map((rule) => [
      rule.code,
      rule.rule.standing(rule.presence, dayNumber('2026-05-02')).used,
    ]);
  test('in transit count for no treaty and not for the United States, and have no British midnight', () => {
    expect(days('TRANSIT', 'US')).toEqual([
      ['OECD_YEAR', 0],
      ['OECD_12_MONTHS', 0],
      ['US_PRESENCE', 0],
    ]);
    expect(days('TRANSIT', 'GB')).toContainEqual(['UK_SRT', 0]);
    expect(days('TRANSIT', 'FR')).toContainEqual(['SCHENGEN', 2]);
  });
  test('of exceptional circumstances are left out by the British test only, and at most 60 of them', () => {
    expect(days('EXCEPTIONAL', 'GB')).toEqual([
      ['OECD_YEAR', 2],
      ['OECD_12_MONTHS', 2],
      ['UK_SRT', 0],
    ]);
    const long = { ...line('GB', '2026-05-01', '2026-07-31'), circumstance: 'EXCEPTIONAL' as const };
    const srt = rulesOf('GB', [long], facts).find((one) => one.code === 'UK_SRT');
    expect(srt?.rule.standing(srt.presence, dayNumber('2026-07-31')).used).toBe(92 - 60);
  });
});

describe('tax years are those of the country', () => {
  const windows = (country: string, year: number) => {
    const [rule] = rulesOf(country, [line(country, `${year - 1}-01-01`, `${year}-12-31`)], facts);
    return rule ? windowsOfYear(rule, year, '2030-01-01').map((of) => `${isoDay(of.from)} ${of.used}`) : [];
  };
  test.each([
    ['IN', ['2025-04-01 365', '2026-04-01 275']],
    ['ZA', ['2025-03-01 365', '2026-03-01 306']],
    ['AU', ['2025-07-01 365', '2026-07-01 184']],
    ['NZ', ['2025-04-01 365', '2026-04-01 275']],
    ['HK', ['2025-04-01 365', '2026-04-01 275']],
    ['GB', ['2025-04-06 365', '2026-04-06 270']],
    ['SG', ['2026-01-01 365']],
  ])('%s', (country, expected) => expect(windows(country, 2026)).toEqual(expected));
  test('Ireland had the British year until 2001, and the last one was short', () => {
    expect(windows('IE', 2001)).toEqual(['2000-04-06 365', '2001-04-06 270']);
    expect(windows('IE', 2002)).toEqual(['2002-01-01 365']);
  });
  test('EX-15: 122 days in 2025, but 211 in twelve months that begin in it', () => {
    const lines = [line('DE', '2025-09-01', '2026-02-28'), line('DE', '2026-06-01', '2026-06-30')];
    const [year, twelve] = rulesOf('DE', lines, { ...facts, nationality: 'FR' });
    const used = (rule: typeof year, of: number) =>
      rule ? windowsOfYear(rule, of, '2026-12-31').map((one) => one.used) : [];
    expect([used(year, 2025), used(year, 2026)]).toEqual([[122], [89]]);
    expect([used(twelve, 2025), used(twelve, 2026)]).toEqual([[211], [211]]);
  });
});
