import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workingHoursLater } from './escalation.rules.ts';

const calendar = { country: 'FR', holidays: ['2026-03-04'] };
// 2 March 2026 is a Monday; Paris is an hour ahead of UTC.
const later = (at: string, hours: number) => workingHoursLater(calendar, 'Europe/Paris', at, hours);

test('working hours are eight a day, from nine to five where the company is', () => {
  expect(later('2026-03-02T09:00:00Z', 4)).toBe('2026-03-02T13:00:00Z');
  expect(later('2026-03-02T09:00:00Z', 7)).toBe('2026-03-02T16:00:00Z');
  expect(later('2026-03-02T15:00:00Z', 2)).toBe('2026-03-03T09:00:00Z');
});
test('what comes at night, at a weekend or on a holiday counts from the next morning on', () => {
  expect(later('2026-03-02T03:00:00Z', 1)).toBe('2026-03-02T09:00:00Z');
  expect(later('2026-03-02T20:00:00Z', 1)).toBe('2026-03-03T09:00:00Z');
  expect(later('2026-03-06T20:00:00Z', 1)).toBe('2026-03-09T09:00:00Z');
  // Tuesday evening, and Wednesday is a holiday.
  expect(later('2026-03-03T15:30:00Z', 1)).toBe('2026-03-05T08:30:00Z');
  expect(later('2026-03-04T10:00:00Z', 8)).toBe('2026-03-05T16:00:00Z');
});
test('more hours are never sooner, and the moment is one of a working day', () => {
  const moments = fc
    .integer({ min: 0, max: 60 * 24 * 30 })
    .map((minutes) => Temporal.Instant.from('2026-03-01T00:00:00Z').add({ minutes }).toString());
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), (at, hours) => {
      const [one, more] = [later(at, hours), later(at, hours + 1)];
      expect(more > one && one > at).toBe(true);
      const there = Temporal.Instant.from(one).toZonedDateTimeISO('Europe/Paris');
      expect(there.dayOfWeek).toBeLessThan(6);
      expect(there.toPlainDate().toString()).not.toBe('2026-03-04');
      expect(there.hour >= 9 && (there.hour < 17 || (there.hour === 17 && there.minute === 0))).toBe(true);
    }),
  );
});
