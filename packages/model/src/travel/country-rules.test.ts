import { expect, test } from 'vitest';
import { isoDay } from './calendar.rules.ts';
import { balanceOf, daysPresent, rulesOf, watchedCountries, yearOfRule } from './country-rules.rules.ts';
import { countryYears } from './country-years.rules.ts';
import type { DiaryLine } from './presence.rules.ts';

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
  const year = yearOfRule(rule, 2026);
  expect([year.used, isoDay(year.day)]).toEqual([50, '2026-03-10']);
  expect(daysPresent(rule.presence, 2026)).toHaveLength(50);
});

test('the same day is not counted twice, and a year ends with its last day', () => {
  const lines = [
    { country: 'MX', startDay: '2025-12-30', endDay: '2026-01-02', part: 'DAY' as const, status: 'LOCKED' },
    { country: 'MX', startDay: '2026-01-05', endDay: '2026-01-05', part: 'MORNING' as const },
    { country: 'MX', startDay: '2026-01-05', endDay: '2026-01-05', part: 'AFTERNOON' as const },
    { country: 'US', startDay: '2026-01-06', endDay: '2026-01-06', part: 'MORNING' as const },
  ];
  expect(countryYears(lines)).toEqual([
    { countryCode: 'MX', year: 2026, days: 3, nights: 3, entries: 3, locked: 1 },
    { countryCode: 'US', year: 2026, days: 1, nights: 0, entries: 1, locked: 0 },
    { countryCode: 'MX', year: 2025, days: 2, nights: 2, entries: 1, locked: 1 },
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
