import { expect, test } from 'vitest';
import { lastMarketDay } from './market-days.ts';

test.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-27'],
  ['2026-11-01', '2026-10-30'],
  ['2026-01-01', '2025-12-31'],
  // Easter Monday of 2026 is 6 April, Good Friday the 3rd.
  ['2026-04-06', '2026-04-02'],
  ['2025-04-21', '2025-04-17'],
  ['2024-03-29', '2024-03-28'],
  ['2026-05-01', '2026-04-30'],
  ['2025-12-28', '2025-12-24'],
])('of %s rates are those of %s', (day, market) => {
  expect(lastMarketDay(Temporal.PlainDate.from(day)).toString()).toBe(market);
});
