import { expect, test } from 'vitest';
import { fairShare, readArguments, shareOf } from './arguments.ts';

test('parts and a shard are read in any order', () => {
  expect(readArguments(['db', 'laws'])).toEqual({ names: ['db', 'laws'] });
  expect(readArguments(['--shard', '2/4', 'db'])).toEqual({ names: ['db'], shard: { at: 2, of: 4 } });
  expect(readArguments(['db', '--shard=1/2'])).toEqual({ names: ['db'], shard: { at: 1, of: 2 } });
});

test('results to add up are read', () => {
  expect(readArguments(['--sum', 'a.json', 'b.json'])).toEqual({ names: [], sumOf: ['a.json', 'b.json'] });
  expect(() => readArguments(['--sum'])).toThrow('every shard');
});

test.each(['5/4', '0/4', 'half', ''])('a shard of %j is refused', (text) => {
  expect(() => readArguments(['--shard', text])).toThrow('such as 1/4');
});

test('what is not known is refused', () => {
  expect(() => readArguments(['--fast'])).toThrow('--fast');
});

test('shares together are the whole, each in one', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const shares = [1, 2, 3].map((at) => shareOf(all, { at, of: 3 }));
  expect(shares.flat().toSorted()).toEqual(all);
});

test('files are shared out so that each share takes about as long, and none is left out', () => {
  const seconds = { a: 10, b: 6, c: 5, d: 1 };
  const [one, other] = [1, 2].map((at) => [...fairShare(['d', 'c', 'b', 'a', 'new'], seconds, { at, of: 2 })]);
  expect(one).toEqual(['a', 'd', 'new']);
  expect(other).toEqual(['b', 'c']);
});
