import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOver, openCases, type PlacedInTime, presentCase } from './present-case.rules.ts';

const today = '2026-06-15';
const of = (status: PlacedInTime['status'], from: string | null, to: string | null): PlacedInTime => ({
  status,
  assignmentStartDate: from,
  assignmentEndDate: to,
});
const running = of('ACTIVE', '2025-01-01', '2026-08-31');
const next = of('PENDING', '2026-09-01', '2028-08-31');
const closed = of('CLOSED', '2022-01-01', '2024-06-30');

test.each([
  ['one that runs, although a newer one was created', [next, running, closed], running],
  ['one that runs, although the next is active already', [of('ACTIVE', '2026-09-01', null), running], running],
  ['one on hold is run', [next, of('ON_HOLD', '2025-01-01', null)], of('ON_HOLD', '2025-01-01', null)],
  ['one without days runs once it is active', [next, of('ACTIVE', null, null)], of('ACTIVE', null, null)],
  [
    'of two that run the one that began last',
    [running, of('ACTIVE', '2026-06-15', null)],
    of('ACTIVE', '2026-06-15', null),
  ],
  ['without a running one, the one that begins next', [of('PENDING', null, null), next, closed], next],
  ['one that has ended gives way to the next', [next, of('ACTIVE', '2024-01-01', '2026-06-14')], next],
  ['its last day is still its own', [next, of('ACTIVE', '2024-01-01', today)], of('ACTIVE', '2024-01-01', today)],
  [
    'one that ended and was never closed before one that was',
    [closed, of('ACTIVE', null, '2026-06-01')],
    of('ACTIVE', null, '2026-06-01'),
  ],
  ['when all is over, the newest', [closed, of('CANCELLED', null, null)], closed],
] as const)('present is %s', (_, all, expected) => {
  expect(presentCase(all, today)).toEqual(expected);
});
test('nobody has one without an assignment', () => {
  expect(presentCase([], today)).toBeUndefined();
});

const day = fc.option(fc.constantFrom('2024-01-01', '2026-06-14', today, '2026-06-16', '2027-01-01'));
const some = fc.record({
  status: fc.constantFrom<PlacedInTime['status']>('PENDING', 'ACTIVE', 'ON_HOLD', 'BLOCKED', 'CLOSED', 'CANCELLED'),
  assignmentStartDate: day,
  assignmentEndDate: day,
});
test('an earlier one is never the present one while there is one that is not over', () => {
  fc.assert(
    fc.property(fc.array(some, { minLength: 1 }), (all) => {
      const found = presentCase(all, today) as PlacedInTime;
      expect(all).toContain(found);
      expect(isOver(found, today)).toBe(all.every((one) => isOver(one, today)));
    }),
  );
});
test('open are the present one first and whatever is not over, each once', () => {
  expect(openCases([next, running, closed], today)).toEqual([running, next]);
  expect(openCases([closed], today)).toEqual([closed]);
  expect(openCases([], today)).toEqual([]);
});
