import type { OfferSpec } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { withOffer } from './offered.ts';

const spec = (what: OfferSpec['what']): OfferSpec => ({ what, of: 'setting.about' });

test('a placeholder lands where the cursor is and takes the place of what was marked', () => {
  expect(withOffer(spec('placeholder'), 'Hello !', 'name', { from: 6, to: 6 })).toBe('Hello {name}!');
  expect(withOffer(spec('placeholder'), 'Hello you!', 'name', { from: 6, to: 9 })).toBe('Hello {name}!');
});
test('the address of a page takes the place of the one before', () => {
  expect(withOffer(spec('page'), '/cases', '/people', { from: 0, to: 0 })).toBe('/people');
});
