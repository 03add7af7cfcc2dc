import { expect, test } from 'vitest';
import { deedsFor, needsNote, type OutsideDeed, outsideDeeds, stepOf } from './service-deeds.rules.ts';

test('each deed is offered in the states in which it means something, and none when it is over', () => {
  expect(deedsFor('REQUESTED')).toEqual(['ACCEPT', 'DECLINE', 'REPORT']);
  expect(deedsFor('SCHEDULED')).toEqual(['START', 'REPORT']);
  expect(deedsFor('IN_PROGRESS')).toEqual(['COMPLETE', 'REPORT']);
  for (const state of ['NOT_INITIATED', 'COMPLETED', 'CANCELLED'] as const) expect(deedsFor(state)).toEqual([]);
});
test('what takes no step has to be said in words', () => {
  for (const deed of Object.keys(outsideDeeds) as OutsideDeed[]) expect(needsNote(deed)).toBe(stepOf[deed] === null);
});
