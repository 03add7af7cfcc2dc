import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPeriods, usualPeriods } from '../policies/door.generated.ts';
import { workingHoursBetween, workingHoursLater } from './working-hours.rules.ts';

// 2 March 2026 is a Monday; Paris is an hour ahead of UTC.
const paris = {
  calendar: { country: 'FR', holidays: ['2026-03-04'] },
  periods: usualPeriods,
  timeZone: 'Europe/Paris',
};
const later = (at: string, hours: number) => workingHoursLater(paris, at, hours);

test('EX-39: eight hours from Friday at four, with a break at noon, are Monday at four', () => {
  const time = {
    calendar: { country: 'DE', holidays: [] },
    periods: readPeriods('09:00-12:00, 13:00-18:00') ?? [],
    timeZone: 'Europe/Berlin',
  };
  expect(workingHoursLater(time, '2026-03-06T15:00:00Z', 8)).toBe('2026-03-09T15:00:00Z');
  expect(workingHoursBetween(time, '2026-03-06T15:00:00Z', '2026-03-09T15:00:00Z')).toBe(8);
});
test('where nothing is said working hours are eight a day, from nine to five', () => {
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

describe('whatever the hours and the moment', () => {
  const moments = fc
    .integer({ min: 0, max: 60 * 24 * 30 })
    .map((minutes) => Temporal.Instant.from('2026-03-01T00:00:00Z').add({ minutes }).toString());
  const times = fc
    .constantFrom('09:00-17:00', '09:00-12:00, 13:00-18:00', '06:30-10:00, 11:15-12:45, 22:00-23:30')
    .map((said) => ({
      ...paris,
      periods: readPeriods(said) ?? [],
    }));

  test('more hours are never sooner, and the moment is one of a working day', () => {
    fc.assert(
      fc.property(times, moments, fc.integer({ min: 1, max: 60 }), (time, at, hours) => {
        const [one, more] = [workingHoursLater(time, at, hours), workingHoursLater(time, at, hours + 1)];
        expect(more > one && one > at).toBe(true);
        const there = Temporal.Instant.from(one).toZonedDateTimeISO('Europe/Paris');
        expect(there.dayOfWeek).toBeLessThan(6);
        expect(there.toPlainDate().toString()).not.toBe('2026-03-04');
        const hour = there.toPlainTime().toString().slice(0, 5);
        expect(time.periods.some(({ from, until }) => from <= hour && hour <= until)).toBe(true);
      }),
    );
  });
  test('as many hours lie between as were counted, also across the night in which the clocks change', () => {
    fc.assert(
      fc.property(times, moments, fc.integer({ min: 0, max: 200 }), (time, at, hours) => {
        expect(workingHoursBetween(time, at, workingHoursLater(time, at, hours))).toBe(hours);
      }),
    );
  });
});
