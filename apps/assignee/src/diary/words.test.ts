import { expect, test } from 'vitest';
import en from './words/en.json' with { type: 'json' };

test('the messages of the specification stand as they are written there, first letter capitalised', () => {
  expect(en.saved).toBe('Saved successfully');
  expect(`${en.notSaved} ${en.exists}`).toBe('Unable to save. Does an entry already exist for this date?');
  expect(en.pleaseInput).toBe('Please input {names}');
  expect(en.failed).toBe('Could not load calendar events');
  expect([
    en['notice.mixed'],
    en['notice.manyAllDay'],
    en['notice.manyHalfDay'],
    en['notice.lockedInRange'],
    en['notice.oneAllDay'],
    en['notice.oneLocked'],
    en['notice.oneHalfDay'],
  ]).toEqual([
    'All-day and half-day entries in range, all-day entries will be overwritten',
    'Multiple all-day entries will be overwritten',
    'Multiple half-day entries found and only half-day entries can be added',
    'One or more locked full-day entries in range',
    'An all-day entry exists and will be overwritten',
    'A locked all-day entry cannot be changed',
    'A half-day entry exists so an all-day entry cannot be added',
  ]);
});
