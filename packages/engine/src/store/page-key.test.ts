import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPageKey } from './page-key.ts';

const written = (values: unknown): string => Buffer.from(JSON.stringify(values)).toString('base64url');

test('a key comes back as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.string()), { maxLength: 4 }), fc.string(), (values, id) => {
      expect(readPageKey(written([...values, id]), values.length + 1)).toEqual([...values, id]);
    }),
  );
});

test('whatever else is sent as a key is none, and never an error', () => {
  fc.assert(fc.property(fc.string(), (text) => void readPageKey(text, 2)));
  for (const values of [{}, null, 'x', 7, ['a'], ['a', 'b', 'c'], ['a', null], ['a', 7], [['a'], 'b'], [{}, 'b']]) {
    expect(readPageKey(written(values), 2)).toBeUndefined();
  }
});
