import { expect, test } from 'vitest';
import type { CheckedDocument } from './document-check.rules.ts';
import { isLongEnough } from './long-enough.rules.ts';

const months = { monthsAfterTrip: 3 };
const end = '2028-05-31';
const passport = (expiryDate: string | null, more: object = {}): CheckedDocument => ({
  ...{ id: expiryDate ?? 'none', type: 'PASSPORT', country: 'FR', issueDate: null, expiryDate, stage: 'ISSUED' },
  dependant: null,
  ...more,
});
const verdict = (one: CheckedDocument, ...others: CheckedDocument[]) =>
  isLongEnough(one, [one, ...others], end, months);

test('a passport is long enough that outlives the assignment by the months that are asked for, to the day', () => {
  expect(verdict(passport('2028-08-31'))).toEqual({ verdict: 'yes', days: 0, neededUntil: '2028-08-31' });
  expect(verdict(passport('2028-08-30'))).toEqual({ verdict: 'close', days: 0, neededUntil: '2028-08-31' });
  expect(verdict(passport(end))?.verdict).toBe('close');
  expect(verdict(passport('2028-05-01'))).toMatchObject({ verdict: 'no', days: 30 });
});
test('another passport of the same person counts, one of somebody else does not', () => {
  expect(verdict(passport('2027-01-01'), passport('2030-01-01'))?.verdict).toBe('yes');
  expect(verdict(passport('2027-01-01'), passport('2030-01-01', { dependant: { id: 'd' } }))?.verdict).toBe('no');
});
test('nothing is said where nothing tells: no last day, no end, not issued', () => {
  expect(isLongEnough(passport('2027-01-01'), [], null, months)).toBeUndefined();
  expect(verdict(passport(null))).toBeUndefined();
  expect(verdict(passport('2027-01-01', { stage: 'REQUESTED' }))).toBeUndefined();
});
