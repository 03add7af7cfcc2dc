import { expect, test } from 'vitest';
import { lateDays } from './late-days.rules.ts';

test('a step is late by the days after its due day, and never early', () => {
  expect(lateDays('2026-02-26', '2026-03-02')).toBe(4);
  expect([lateDays('2026-03-02', '2026-03-02'), lateDays('2026-03-02', '2026-02-01')]).toEqual([0, 0]);
  expect([lateDays(null, '2026-03-02'), lateDays('2026-03-02', null)]).toEqual([0, 0]);
});
