import { expect, test } from 'vitest';
import { tripStart } from './trip-start.rules.ts';

const assignment = {
  ...{ homeLocation: 'Madrid', hostLocation: 'Mexico City' },
  ...{ assignmentStartDate: '2026-03-01', assignmentEndDate: '2027-02-28' },
};

test.each([
  ['2026-02-28', 'Madrid'],
  ['2026-03-01', 'Mexico City'],
  ['2027-02-28', 'Mexico City'],
  ['2027-03-01', 'Madrid'],
])('a trip entered on %s begins in %s', (today, place) => expect(tripStart(assignment, today)).toBe(place));

test('a trip begins at home where nothing is known of the assignment’s days or its host city', () => {
  expect(tripStart({ ...assignment, assignmentStartDate: null }, '2026-06-01')).toBe('Madrid');
  expect(tripStart({ ...assignment, hostLocation: null }, '2026-06-01')).toBe('Madrid');
  expect(tripStart(null, '2026-06-01')).toBeNull();
});
