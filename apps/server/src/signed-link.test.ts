import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLink, signLink } from './signed-link.ts';

const key = Buffer.alloc(32, 7);
const link = { tenant: crypto.randomUUID(), id: crypto.randomUUID(), expires: 2000, number: 1 };

test('a link opens what it was made for, until its end', () => {
  const token = signLink(key, link);
  expect(readLink(key, token, 1999)).toEqual(link);
  expect(readLink(key, token, 2000)).toBeUndefined();
});
test('a link says whom it was given to', () => {
  const given = { ...link, reader: crypto.randomUUID() };
  expect(readLink(key, signLink(key, given), 0)).toEqual(given);
  expect(readLink(key, signLink(key, { ...link, reader: 'nobody' }), 0)).toBeUndefined();
});
test('a link of another key opens nothing', () => {
  expect(readLink(Buffer.alloc(32, 8), signLink(key, link), 0)).toBeUndefined();
});
test('a link that was changed anywhere opens nothing', () => {
  const token = signLink(key, link);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'b', '9', '.', '-'), (at, put) => {
      const changed = token.slice(0, at) + put + token.slice(at + 1);
      const read = readLink(key, changed, 0);
      // The last characters of base64 may stand for the same bytes; then it is the same link.
      expect(changed === token || read === undefined || JSON.stringify(read) === JSON.stringify(link)).toBe(true);
    }),
  );
});
test('text that is no link at all opens nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readLink(key, text, 0)).toBeUndefined();
    }),
  );
});
