import type { OfferSpec } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { withOffer } from './offered.ts';

const spec = (what: OfferSpec['what']): OfferSpec => ({ what, of: 'setting.about' });

test('a placeholder lands where the cursor is and takes the place of what was marked', () => {
  expect(withOffer(spec('placeholder'), 'Hello !', 'name', { from: 6, to: 6 }, false)).toBe('Hello {name}!');
  expect(withOffer(spec('placeholder'), 'Hello you!', 'name', { from: 6, to: 9 }, false)).toBe('Hello {name}!');
});
test('a field takes the place of the one before, a value too unless there may be several', () => {
  expect(withOffer(spec('path'), 'length', 'name', { from: 0, to: 0 }, false)).toBe('name');
  expect(withOffer(spec('value'), 'OPEN', 'PAID', { from: 0, to: 0 }, false)).toBe('PAID');
  expect(withOffer(spec('value'), 'OPEN, PAID', 'SENT', { from: 0, to: 0 }, true)).toBe('OPEN, PAID, SENT');
  expect(withOffer(spec('value'), 'OPEN', 'OPEN', { from: 0, to: 0 }, true)).toBe('OPEN');
});
