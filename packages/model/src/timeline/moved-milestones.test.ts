import { expect, test } from 'vitest';
import { type CountedMilestone, movedMilestones } from './moved-milestones.rules.ts';

const milestone = (given: Partial<CountedMilestone>): CountedMilestone => ({
  ...{ id: 'm', eventDate: '2027-03-01', doneAt: null, countsFrom: 'START', day: 0 },
  ...given,
});
const before = { start: '2027-03-01', end: '2029-02-28' };
const moved = (given: Partial<CountedMilestone>, after = { ...before, start: '2027-05-01' }) =>
  movedMilestones([milestone(given)], before, after, '2026-11-28').map(({ eventDate }) => eventDate);

test('a milestone that is counted from a day of the assignment moves with it', () => {
  expect(moved({})).toEqual(['2027-05-01']);
  expect(moved({ eventDate: '2027-02-28', day: -1 })).toEqual(['2027-04-30']);
  const later = { ...before, end: '2029-06-30' };
  expect(moved({ eventDate: '2029-03-01', countsFrom: 'END', day: 1 }, later)).toEqual(['2029-07-01']);
});
test('what somebody put on another day stays, and what is done, past, or would be', () => {
  expect(moved({ eventDate: '2027-03-02' })).toEqual([]);
  expect(moved({ countsFrom: 'END' })).toEqual([]);
  expect(moved({ countsFrom: null })).toEqual([]);
  expect(moved({ doneAt: '2026-11-01T10:00:00Z' })).toEqual([]);
  expect(moved({ eventDate: '2026-11-01', day: -120 })).toEqual([]);
  expect(moved({}, { ...before, start: '2026-11-01' })).toEqual([]);
});
