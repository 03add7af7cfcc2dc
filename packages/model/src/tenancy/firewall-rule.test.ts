import { expect, test } from 'vitest';
import { isNetwork } from './firewall-rule.rules.ts';
import { writtenNumber } from './reference-number.rules.ts';

test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::/32', '::1', '2001:db8:0:0:0:0:0:1'])(
  '%s is an address or a network',
  (text) => expect(isNetwork(text)).toBe(true),
);
test.each([
  '',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.0/33',
  '203.0.113.0/',
  'home',
  '2001:db8::/129',
  '1::2::3',
  '1.2.3.4/8/8',
])('%j is none', (text) => expect(isNetwork(text)).toBe(false));
test('a number is written with its prefix, year and zeros', () => {
  const form = { prefix: 'INV', separator: 'DASH', withYear: true, digits: 5 } as const;
  expect(writtenNumber(form, 2026, 42)).toBe('INV-2026-00042');
  expect(writtenNumber({ ...form, prefix: null, withYear: false, separator: 'NONE' }, 2026, 42)).toBe('00042');
});
