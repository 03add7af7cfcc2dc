import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursIn, hoursOf, isAtWork, isClockTime, type WorkingHours } from './working-hours.rules.ts';

const singapore: WorkingHours = {
  timeZone: 'Asia/Singapore',
  worksFrom: '09:00',
  worksUntil: '18:00',
  workingDays: 'MON_FRI',
};
const at = (moment: string) => Temporal.Instant.from(moment);

describe('working hours', () => {
  test('are those of the place where somebody works', () => {
    // Monday, 2 March 2026, 09:00 in Singapore is 01:00 UTC.
    expect(isAtWork(singapore, at('2026-03-02T01:00:00Z'))).toBe(true);
    expect(isAtWork(singapore, at('2026-03-02T10:00:00Z'))).toBe(false);
    expect(isAtWork(singapore, at('2026-03-01T02:00:00Z'))).toBe(false);
  });
  test('may go on past midnight, and belong to the day they began', () => {
    const night = { ...singapore, worksFrom: '22:00', worksUntil: '06:00' } as const;
    // Saturday 03:00 in Singapore belongs to Friday; Monday 03:00 belongs to Sunday.
    expect(isAtWork(night, at('2026-03-06T19:00:00Z'))).toBe(true);
    expect(isAtWork(night, at('2026-03-01T19:00:00Z'))).toBe(false);
  });
  test('are said in the reader’s zone, over summer time and the date line', () => {
    expect(hoursIn(singapore, 'Europe/Paris', Temporal.PlainDate.from('2026-01-15'))).toMatchObject({
      from: '02:00',
      until: '11:00',
    });
    expect(hoursIn(singapore, 'Europe/Paris', Temporal.PlainDate.from('2026-07-15'))).toMatchObject({
      from: '03:00',
      until: '12:00',
    });
    expect(hoursIn(singapore, 'America/Los_Angeles', Temporal.PlainDate.from('2026-01-15'))).toEqual({
      from: '17:00',
      until: '02:00',
      fromDay: -1,
      untilDay: 0,
    });
  });
  test('in both zones begin at the same moment, whatever the zones and the day', () => {
    const zones = [
      'Asia/Singapore',
      'Europe/Paris',
      'America/Mexico_City',
      'Asia/Kolkata',
      'Pacific/Auckland',
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 4, max: 22 }),
        (mine, theirs, day, hour) => {
          const on = Temporal.PlainDate.from('2026-01-01').add({ days: day });
          const worksFrom = `${String(hour).padStart(2, '0')}:30`;
          const seen = hoursIn({ ...singapore, timeZone: theirs, worksFrom }, mine, on);
          const there = on.toZonedDateTime({ timeZone: theirs, plainTime: worksFrom });
          const here = on.add({ days: seen.fromDay }).toZonedDateTime({ timeZone: mine, plainTime: seen.from });
          expect(here.epochMilliseconds).toBe(there.epochMilliseconds);
        },
      ),
    );
  });
  test('are only said when they are complete', () => {
    expect(hoursOf({ ...singapore })).toEqual(singapore);
    expect(hoursOf({ ...singapore, timeZone: null })).toBeUndefined();
    expect(hoursOf({ ...singapore, workingDays: 'SOMETIMES' })).toBeUndefined();
  });
  test('are checked as they are typed', () => {
    expect(['09:00', '23:59'].every(isClockTime)).toBe(true);
    expect(['9:00', '24:00', '09:60', ''].some(isClockTime)).toBe(false);
  });
});
