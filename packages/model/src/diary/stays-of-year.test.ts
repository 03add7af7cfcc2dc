import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay } from './calendar.rules.ts';
import { countryYears } from './country-years.rules.ts';
import { staysOfYear } from './stays-of-year.rules.ts';

const line = (country: string, startDay: string, endDay: string) => ({
  country,
  startDay,
  endDay,
  part: 'DAY' as const,
});

test('entries that follow each other are one stay, a gap makes two, and other years and countries are left out', () => {
  const entries = [
    line('SG', '2025-12-30', '2026-01-02'),
    line('SG', '2026-01-03', '2026-01-05'),
    line('MY', '2026-01-06', '2026-01-07'),
    line('SG', '2026-01-08', '2026-01-08'),
  ];
  expect(staysOfYear(entries, 'SG', 2026)).toEqual([
    { from: '2026-01-08', to: '2026-01-08', days: 1, entries: [entries[3]] },
    { from: '2026-01-01', to: '2026-01-05', days: 5, entries: [entries[0], entries[1]] },
  ]);
});

test('stays have as many days as the sum that they stand behind', () => {
  const entry = fc
    .record({ country: fc.constantFrom('SG', 'GB'), from: fc.integer({ min: 19_900, max: 21_100 }), days: fc.nat(60) })
    .map(({ country, from, days }) => line(country, isoDay(from), isoDay(from + days)));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      for (const { countryCode, year, days, planned } of countryYears(entries, '2026-06-15')) {
        const stays = staysOfYear(entries, countryCode, year);
        expect(stays.reduce((sum, stay) => sum + stay.days, 0)).toBe(days + planned);
      }
    }),
    { numRuns: 500 },
  );
});
