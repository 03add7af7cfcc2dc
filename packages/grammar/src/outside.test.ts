import { expect, test } from 'vitest';
import { isObject, isOneOf } from './outside.ts';

test('only objects have parts', () => {
  expect([{}, { id: 1 }, []].every(isObject)).toBe(true);
  expect([null, undefined, 'text', 1].some(isObject)).toBe(false);
});

test('a value is one of a list only when it is that value', () => {
  expect(isOneOf(['one', 'two'], 'two')).toBe(true);
  expect([isOneOf(['1'], 1), isOneOf([], undefined)]).toEqual([false, false]);
});
