import { expect, test } from 'vitest';
import { groupOf, isGathered, toldOneByOne } from './gathered.rules.ts';

test('up to three are told of one by one, more at once', () => {
  expect([0, 1, toldOneByOne, toldOneByOne + 1, 214].map(isGathered)).toEqual([false, false, false, true, true]);
});
test('what a job does belongs together over its transactions; anything else by its transaction alone', () => {
  const one = { request: 'r', transaction: '7' };
  expect(groupOf(one, true)).toBe(groupOf({ ...one, transaction: '8' }, true));
  expect(groupOf(one, false)).not.toBe(groupOf({ ...one, transaction: '8' }, false));
  expect(groupOf(one, false)).toBe(groupOf({ request: null, transaction: '7' }, true));
});
