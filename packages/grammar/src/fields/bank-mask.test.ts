import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastOf, maskOf } from './bank-mask.ts';

test('masks show at most four characters and at most half of the value', () => {
  expect(maskOf('FR76 3000 6000')).toBe('•••• 6000');
  expect(maskOf('12-34-56')).toBe('•••• 456');
  expect(maskOf('123')).toBe('•••• 3');
  expect(maskOf('•••• 6000')).toBe('•••• 6000');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(lastOf(text).length).toBeLessThanOrEqual(4);
      expect(lastOf(text).length * 2).toBeLessThanOrEqual(Math.max(text.length, 0));
    }),
  );
});
