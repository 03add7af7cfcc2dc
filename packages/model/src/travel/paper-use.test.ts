import { describe, expect, test } from 'vitest';
import type { CheckedDocument } from './document-check.rules.ts';
import { daysShort, type PaperAssignment, usesOf } from './paper-use.rules.ts';

const today = '2026-11-27';
const assignment: PaperAssignment = { home: 'ES', host: 'MX', start: '2025-01-01', end: '2027-12-31' };
const permit = (country: string, more: Partial<CheckedDocument> = {}): CheckedDocument => ({
  ...{ id: country, type: 'PERMIT', country, issueDate: '2025-01-01', expiryDate: '2027-05-03', stage: 'ISSUED' },
  ...{ dependant: null },
  ...more,
});
const trip = (fromCountry: string, toCountry: string, departureDate: string, returnDate: string | null, more = {}) => ({
  ...{ id: departureDate, fromCountry, toCountry, departureDate, returnDate, status: 'CONFIRMED', withFamily: false },
  ...more,
});
const madrid = trip('MX', 'ES', '2026-12-26', '2027-01-10');
const said = (of: CheckedDocument, trips: readonly ReturnType<typeof trip>[], under = assignment) =>
  usesOf(of, { trips: trips as never, assignment: under, today }).map(({ kind, day, until }) => [kind, day, until]);

describe('what a permit is needed for', () => {
  test('of the host country: the assignment to its end, and the way back from trips', () => {
    expect(said(permit('MX'), [madrid])).toEqual([
      ['assignment', '2025-01-01', '2027-12-31'],
      ['back', '2027-01-10', '2027-01-10'],
    ]);
  });
  test('of the home country: trips there, and the way home at the end of the assignment', () => {
    expect(said(permit('ES'), [madrid])).toEqual([
      ['trip', '2026-12-26', '2027-01-10'],
      ['home', '2027-12-31', '2027-12-31'],
    ]);
  });
  test('nothing of what is over, cancelled, one way out, or within the country', () => {
    const trips = [
      trip('MX', 'ES', '2026-01-01', '2026-01-09'),
      trip('MX', 'ES', '2027-01-01', '2027-01-09', { status: 'CANCELLED' }),
      trip('MX', 'ES', '2027-02-01', null),
    ];
    expect(said(permit('MX'), trips, { ...assignment, end: '2026-11-26' })).toEqual([]);
    expect(said(permit('MX'), [trip('MX', 'MX', '2027-02-01', '2027-02-02')], { ...assignment, start: null })).toEqual([
      ['trip', '2027-02-01', '2027-02-02'],
    ]);
  });
  test('a member of the family needs it for the trips they come along on', () => {
    const child = permit('MX', { dependant: { id: 'c' } });
    const kinds = (trips: ReturnType<typeof trip>[]) => said(child, trips).map(([kind]) => kind);
    expect(kinds([madrid])).toEqual(['assignment']);
    expect(kinds([trip('MX', 'ES', '2026-12-26', '2027-01-10', { withFamily: true })])).toEqual(['assignment', 'back']);
  });
});

describe('by how many days it is short', () => {
  test('the days from its end to that of the assignment; none on the same day, without an end, or before it is issued', () => {
    const end = assignment.end;
    expect(daysShort(permit('MX'), [], end)).toBe(242);
    expect(daysShort(permit('MX', { expiryDate: '2027-12-31' }), [], end)).toBeNull();
    expect(daysShort(permit('MX', { expiryDate: null }), [], end)).toBeNull();
    expect(daysShort(permit('MX', { stage: 'APPLIED' }), [], end)).toBeNull();
    expect(daysShort(permit('MX'), [], null)).toBeNull();
  });
  test('another one that reaches that far takes its place: of the same person, for the same country, issued', () => {
    const renewal = permit('MX', { id: 'new', type: 'VISA', expiryDate: '2028-06-30' });
    expect(daysShort(permit('MX'), [renewal], assignment.end)).toBeNull();
    for (const other of [
      { ...renewal, stage: 'APPLIED' },
      { ...renewal, country: 'US' },
      { ...renewal, dependant: { id: 'c' } },
      { ...renewal, type: 'PASSPORT' as const },
    ])
      expect(daysShort(permit('MX'), [other], assignment.end)).toBe(242);
  });
  test('of a passport another one of the same person takes its place, of whatever country, and no permit', () => {
    const passport = permit('ES', { type: 'PASSPORT' });
    const renewal = { ...passport, id: 'new', country: 'FR', expiryDate: '2036-06-30' };
    expect(daysShort(passport, [renewal], assignment.end)).toBeNull();
    for (const other of [
      { ...renewal, type: 'PERMIT' as const, country: 'ES' },
      { ...renewal, dependant: { id: 'c' } },
    ])
      expect(daysShort(passport, [other], assignment.end)).toBe(242);
  });
});
