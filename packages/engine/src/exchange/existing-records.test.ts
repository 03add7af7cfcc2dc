import { isCondition } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { oneOf } from './existing-records.ts';

const is = (field: string, value: string) => ({ field, op: 'eq' as const, value });

test('keys of one field are looked up as one list', () => {
  const keys = Array.from({ length: 120 }, (_, n) => [is('code', `C-${n}`)]);
  expect(oneOf(keys)).toEqual([{ field: 'code', op: 'in', value: keys.map(([key]) => key?.value) }]);
  expect(oneOf([])).toEqual([]);
});

test('keys of several fields are looked up in filters that are not too large, each of them once', () => {
  const keys = Array.from({ length: 120 }, (_, n) => [is('from', `F${n}`), is('to', `T${n}`), is('day', '2026-01-01')]);
  const filters = oneOf(keys);
  const alternatives = filters.flatMap((filter) => ('any' in filter ? filter.any : []));
  expect(filters).toHaveLength(8);
  expect(
    alternatives.map((one) => ('all' in one ? one.all.filter(isCondition).map(({ value }) => value) : [])),
  ).toEqual(keys.map((key) => key.map(({ value }) => value)));
  for (const filter of filters) expect('any' in filter && filter.any.length * 3).toBeLessThanOrEqual(50);
});

test('a row by id among rows by code is asked for as itself', () => {
  expect(oneOf([[is('id', 'a')], [is('code', 'B')]])).toEqual([
    { any: [{ all: [is('id', 'a')] }, { all: [is('code', 'B')] }] },
  ]);
});
