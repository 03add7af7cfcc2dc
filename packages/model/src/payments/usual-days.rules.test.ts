import { expect, test } from 'vitest';
import { expectedDay, usualDays } from './usual-days.rules.ts';

test('four of five payments were made within the usual days; a few payments say nothing', () => {
  expect(usualDays([3, 1, 2, 30, 4])).toBe(4);
  expect(usualDays([7, 7, 7, 7, 7, 7, 7, 7, 40, 50])).toBe(7);
  expect(usualDays([1, 2, 3, 4])).toBeUndefined();
});
test('a day is expected from the approval on, and none that has passed', () => {
  expect(expectedDay('2026-02-26', 4, '2026-02-27')).toBe('2026-03-02');
  expect(expectedDay('2026-02-26', 4, '2026-03-02')).toBe('2026-03-02');
  expect(expectedDay('2026-02-26', 4, '2026-03-03')).toBeNull();
  expect(expectedDay('2026-02-26', undefined, '2026-02-26')).toBeNull();
});
