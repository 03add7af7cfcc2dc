import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameSchedule, nextRun, type Schedule, weekdays } from './schedule.rules.ts';

const daily: Schedule = { frequency: 'DAILY', weekday: null, dayOfMonth: null, hour: 7, zone: 'Europe/Madrid' };
const next = (schedule: Partial<Schedule>, after: string): string | undefined =>
  nextRun({ ...daily, ...schedule }, Temporal.Instant.from(after))?.toString();

test('an hour is one of the clock on the wall, in winter and in summer', () => {
  expect(next({}, '2026-01-10T05:59:59Z')).toBe('2026-01-10T06:00:00Z');
  expect(next({}, '2026-01-10T06:00:00Z')).toBe('2026-01-11T06:00:00Z');
  expect(next({}, '2026-07-10T04:59:59Z')).toBe('2026-07-10T05:00:00Z');
});

test('an hour that the clocks leave out is the next one, one that comes twice runs once', () => {
  // Madrid goes from 02:00 to 03:00 on 29 March 2026, and from 03:00 back to 02:00 on 25 October.
  expect(next({ hour: 2 }, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00Z');
  expect(next({ hour: 2 }, '2026-03-29T01:00:00Z')).toBe('2026-03-30T00:00:00Z');
  expect(next({ hour: 2 }, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00Z');
  expect(next({ hour: 2 }, '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00Z');
});

test('a month without the day has its last one instead', () => {
  const monthly = { frequency: 'MONTHLY', dayOfMonth: 31, zone: 'UTC' } as const;
  expect(next(monthly, '2026-01-31T07:00:00Z')).toBe('2026-02-28T07:00:00Z');
  expect(next(monthly, '2028-02-01T00:00:00Z')).toBe('2028-02-29T07:00:00Z');
  expect(next(monthly, '2026-02-28T07:00:00Z')).toBe('2026-03-31T07:00:00Z');
  expect(next({ ...monthly, dayOfMonth: 30 }, '2026-12-30T07:00:00Z')).toBe('2027-01-30T07:00:00Z');
});

test('a week has its day in the zone of the schedule', () => {
  // Monday 07:00 in Tokyo is still Sunday in UTC.
  expect(next({ frequency: 'WEEKLY', weekday: 'MONDAY', zone: 'Asia/Tokyo' }, '2026-03-06T00:00:00Z')).toBe(
    '2026-03-08T22:00:00Z',
  );
});

test('a day that a zone left out is not run twice', () => {
  // Samoa went over the date line and had no 30 December 2011.
  const samoa = { zone: 'Pacific/Apia', hour: 7 };
  expect(next(samoa, '2011-12-29T18:00:00Z')).toBe('2011-12-30T17:00:00Z');
  expect(next(samoa, '2011-12-30T17:00:00Z')).toBe('2011-12-31T17:00:00Z');
});

test('never is never', () => expect(next({ frequency: 'NEVER' }, '2026-01-10T00:00:00Z')).toBeUndefined());

const zones = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Pacific/Apia',
];
const schedules = fc.record({
  frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
  weekday: fc.constantFrom(...(Object.keys(weekdays) as (keyof typeof weekdays)[])),
  dayOfMonth: fc.integer({ min: 1, max: 31 }),
  hour: fc.integer({ min: 0, max: 23 }),
  zone: fc.constantFrom(...zones),
}) as fc.Arbitrary<Schedule>;
const seconds = (iso: string) => Date.parse(iso) / 1000;
const moments = fc
  .integer({ min: seconds('2010-01-01T00:00:00Z'), max: seconds('2040-01-01T00:00:00Z') })
  .map((second) => Temporal.Instant.fromEpochMilliseconds(second * 1000));

test('the next run is later, on a day that is meant, soon enough, and nothing lies between', () => {
  const most = { DAILY: 2, WEEKLY: 9, MONTHLY: 33, NEVER: 0 };
  fc.assert(
    fc.property(schedules, moments, fc.double({ min: 0, max: 0.999, noNaN: true }), (schedule, after, part) => {
      const found = nextRun(schedule, after) as Temporal.Instant;
      expect(Temporal.Instant.compare(found, after)).toBe(1);
      expect(after.until(found).total('hours')).toBeLessThanOrEqual(most[schedule.frequency] * 24);
      const local = found.toZonedDateTimeISO(schedule.zone);
      // Where clocks jump over the hour (or over a day), the first moment behind it.
      const jumped = local.subtract({ hours: 25 }).offsetNanoseconds !== local.offsetNanoseconds;
      if (!jumped) {
        expect([local.hour, local.minute]).toEqual([schedule.hour, 0]);
        if (schedule.frequency === 'WEEKLY') expect(local.dayOfWeek).toBe(weekdays[schedule.weekday ?? 'MONDAY']);
        if (schedule.frequency === 'MONTHLY')
          expect(local.day).toBe(Math.min(schedule.dayOfMonth ?? 1, local.daysInMonth));
      }
      // Asked at any time before, the answer is the same: no run is left out, whenever it is worked out.
      const between = after.add({ milliseconds: Math.floor(after.until(found).total('milliseconds') * part) });
      expect(nextRun(schedule, between)?.toString()).toBe(found.toString());
    }),
    { numRuns: 2000 },
  );
});

test('schedules are the same when all of their parts are', () => {
  expect(isSameSchedule(daily, { ...daily })).toBe(true);
  for (const other of [{ hour: 8 }, { zone: 'UTC' }, { frequency: 'WEEKLY' }, { weekday: 'FRIDAY' }, { dayOfMonth: 2 }])
    expect(isSameSchedule(daily, { ...daily, ...other } as Schedule)).toBe(false);
});
