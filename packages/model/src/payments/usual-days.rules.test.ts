import { expect, test } from 'vitest';
import { expectedDay, type MoneyDays, usualDays } from './usual-days.rules.ts';

test('four of five payments were made within the usual days; a few payments say nothing', () => {
  expect(usualDays([3, 1, 2, 30, 4])).toBe(4);
  expect(usualDays([7, 7, 7, 7, 7, 7, 7, 7, 40, 50])).toBe(7);
  expect(usualDays([1, 2, 3, 4])).toBeUndefined();
});

const approved: MoneyDays = {
  ...{ stage: 'APPROVED', decisionDue: null, approved: '2026-02-26', execution: null },
  ...{ usual: 4, isStopped: false, today: '2026-02-27' },
};
test('money is expected from the approval on; the day is kept once it has passed, so that it is said to be late', () => {
  expect(expectedDay(approved)).toBe('2026-03-02');
  expect(expectedDay({ ...approved, today: '2026-03-03' })).toBe('2026-03-02');
});
test('no day is expected where nothing tells it: no decision, no payments before, held or without an account', () => {
  expect(expectedDay({ ...approved, usual: undefined })).toBeNull();
  expect(expectedDay({ ...approved, approved: null })).toBeNull();
  expect(expectedDay({ ...approved, isStopped: true })).toBeNull();
});
test('a payment has a day of its own, whatever is usual', () => {
  for (const stage of ['PREPARED', 'SENT'] as const)
    expect(expectedDay({ ...approved, stage, execution: '2026-03-09', usual: undefined })).toBe('2026-03-09');
});
test('what still waits for a decision is expected from the day of that on, and that is today at the earliest', () => {
  const waiting: MoneyDays = { ...approved, stage: 'SUBMITTED', approved: null, decisionDue: '2026-03-05' };
  expect(expectedDay(waiting)).toBe('2026-03-09');
  expect(expectedDay({ ...waiting, today: '2026-03-06' })).toBe('2026-03-10');
  expect(expectedDay({ ...waiting, decisionDue: null })).toBeNull();
});
