import { expect, test } from 'vitest';
import { isAhead, type TripDays, travelDaysAhead } from './trip-days.rules.ts';
import { isUnderWay } from './trip-on-day.rules.ts';
import { overlappingTrips } from './trip-overlap.rules.ts';

const trip = (id: string, departureDate: string, returnDate: string | null, status: TripDays['status'] = 'CONFIRMED') =>
  ({ id, departureDate, returnDate, status }) satisfies TripDays;
const madrid = trip('madrid', '2027-02-01', '2027-02-09');

test.each([
  ['begins before the other ends', trip('x', '2027-02-08', '2027-02-20'), true],
  ['lies within it', trip('x', '2027-02-03', '2027-02-04'), true],
  ['is a journey without a way back on one of its days', trip('x', '2027-02-05', null), true],
  ['begins on the day of the return', trip('x', '2027-02-09', '2027-02-12'), false],
  ['ends on the day of the departure', trip('x', '2027-01-20', '2027-02-01'), false],
  ['is the way there in a leg of its own', trip('x', '2027-02-01', null), false],
  ['was cancelled', trip('x', '2027-02-03', '2027-02-04', 'CANCELLED'), false],
  ['is the same one', { ...trip('x', '2027-02-03', '2027-02-05'), id: 'madrid' }, false],
])('a trip that %s', (_how, other, overlaps) => {
  expect(overlappingTrips(madrid, [other])).toEqual(overlaps ? [other] : []);
});

test('days of travel are departures and returns from today on, in their order, of trips that take place', () => {
  const trips = [
    trip('far', '2027-06-01', null),
    madrid,
    trip('off', '2027-02-03', '2027-02-04', 'CANCELLED'),
    trip('made', '2026-12-01', '2026-12-09'),
  ];
  const said = (today: string) =>
    travelDaysAhead(trips, today).map(({ day, kind, trip: { id } }) => `${id} ${kind} ${day}`);
  expect(said('2027-02-01')).toEqual([
    'madrid leaves 2027-02-01',
    'madrid returns 2027-02-09',
    'far leaves 2027-06-01',
  ]);
  expect(said('2027-02-02')).toEqual(['madrid returns 2027-02-09', 'far leaves 2027-06-01']);
});

test('a trip takes place from its departure to its return', () => {
  const days = ['2027-01-31', '2027-02-01', '2027-02-09', '2027-02-10'];
  expect(days.filter((day) => isUnderWay(madrid, day))).toEqual(['2027-02-01', '2027-02-09']);
  expect(isUnderWay({ ...madrid, status: 'CANCELLED' }, '2027-02-01')).toBe(false);
});

test('a trip is ahead until its return, unless it is cancelled', () => {
  expect([isAhead(madrid, '2027-02-09'), isAhead(madrid, '2027-02-10')]).toEqual([true, false]);
  expect(isAhead({ ...madrid, status: 'CANCELLED' }, '2026-01-01')).toBe(false);
});
