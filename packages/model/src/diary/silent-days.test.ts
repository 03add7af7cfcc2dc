import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, isoDay } from './calendar.rules.ts';
import { daysWithoutEntry } from './silent-days.rules.ts';

const stay = (startDay: string, endDay: string) => ({ startDay, endDay });

test('days without an entry are counted once, inside the window only', () => {
  expect(daysWithoutEntry([], '2026-01-01', '2026-01-31')).toBe(31);
  expect(daysWithoutEntry([stay('2025-12-20', '2026-01-10')], '2026-01-01', '2026-01-31')).toBe(21);
  expect(daysWithoutEntry([stay('2026-01-05', '2026-02-10')], '2026-01-01', '2026-01-31')).toBe(4);
  expect(daysWithoutEntry([stay('2026-03-01', '2026-03-02')], '2026-01-01', '2026-01-31')).toBe(31);
  // Two half days on one day, and a stay within another.
  const twice = [stay('2026-01-02', '2026-01-02'), stay('2026-01-02', '2026-01-02'), stay('2026-01-01', '2026-01-20')];
  expect(daysWithoutEntry(twice, '2026-01-01', '2026-01-31')).toBe(11);
});

test('they are the days that no entry covers, one by one', () => {
  const first = dayNumber('2026-01-01');
  const span = fc
    .tuple(fc.nat(80), fc.nat(20))
    .map(([from, long]) => [first + from - 20, first + from - 20 + long] as const);
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), fc.nat(60), (spans, long) => {
      const lines = spans.map(([from, to]) => stay(isoDay(from), isoDay(to)));
      const days = Array.from({ length: long + 1 }, (_, n) => first + n);
      const silent = days.filter((day) => !spans.some(([from, to]) => from <= day && day <= to)).length;
      expect(daysWithoutEntry(lines, isoDay(first), isoDay(first + long))).toBe(silent);
    }),
  );
});
