import { describe, expect, test } from 'vitest';
import { isScheduled } from './calendar-event.rules.ts';
import { type CheckedDocument, checkTrip, expiryOf, limitsOf } from './document-check.rules.ts';

describe('EX-37 travel documents', () => {
  const passport: CheckedDocument = {
    id: 'p',
    type: 'PASSPORT',
    country: 'FR',
    issueDate: '2016-12-11',
    expiryDate: '2026-12-10',
    stage: 'ISSUED',
    dependant: null,
  };
  const limits = limitsOf('PASSPORT', []);
  test('warns from 14 April and is critical from 13 June 2026', () => {
    expect(expiryOf(passport, '2026-04-13', limits)).toEqual({
      state: 'valid',
      warningFrom: '2026-04-14',
      criticalFrom: '2026-06-13',
      daysLeft: 241,
    });
    const state = (today: string) => expiryOf(passport, today, limits).state;
    expect(['2026-04-14', '2026-06-12', '2026-06-13', '2026-12-10', '2026-12-11'].map(state)).toEqual([
      'warning',
      'warning',
      'critical',
      'critical',
      'expired',
    ]);
    expect(expiryOf({ ...passport, stage: 'APPLIED' }, '2030-01-01', limits).state).toBe('applied');
  });
  const trip = { departureDate: '2026-09-01', returnDate: '2026-09-15', fromCountry: 'GB', toCountry: 'FR' };
  const traveller = { dependant: null, birthDate: '1988-02-01' };
  test('a trip that ends on 15 September needs it until 15 December: five days short, though not expired', () => {
    expect(checkTrip(trip, traveller, [passport], limits)).toEqual({
      code: 'passportTooShort',
      neededUntil: '2026-12-15',
      expires: '2026-12-10',
      days: 5,
    });
  });
  test('ten years after its issue it is too old; a second passport may do', () => {
    const long = { ...passport, expiryDate: '2028-01-01', issueDate: '2016-08-31' };
    expect(checkTrip(trip, traveller, [long], limits)).toEqual({ code: 'passportTooOld', issuedAfter: '2016-09-01' });
    const second = { ...long, id: 'q', issueDate: '2020-01-01' };
    expect(checkTrip(trip, traveller, [long, second], limits)).toBeUndefined();
  });
  test('without a passport, at home, and below the age', () => {
    expect(checkTrip(trip, { ...traveller, dependant: 'child' }, [passport], limits)).toEqual({ code: 'noPassport' });
    expect(checkTrip({ ...trip, toCountry: 'GB' }, traveller, [], limits)).toBeUndefined();
    const from = { ...limits, minimumAge: 5 };
    expect(checkTrip(trip, { dependant: 'c', birthDate: '2021-09-02' }, [], from)).toBeUndefined();
    expect(checkTrip(trip, { dependant: 'c', birthDate: '2021-09-01' }, [], from)).toEqual({ code: 'noPassport' });
  });
  test('a tenant has its own limits', () => {
    const own = {
      type: 'VISA' as const,
      warningDays: 10,
      criticalDays: 5,
      monthsAfterTrip: null,
      yearsSinceIssue: 1,
      minimumAge: 2,
    };
    expect(limitsOf('VISA', [own])).toEqual({
      warningDays: 10,
      criticalDays: 5,
      monthsAfterTrip: 0,
      yearsSinceIssue: 1,
      minimumAge: 2,
    });
  });
});

test('a calendar entry is scheduled when it has both moments', () => {
  const at = '2026-03-02T10:00:00Z';
  expect([isScheduled({ startDate: at, endDate: at }), isScheduled({ startDate: at, endDate: null })]).toEqual([
    true,
    false,
  ]);
});
