import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeVault } from './bank-parts.ts';

const secret = 'a master secret of more than 32 characters';
const place = { tenant: 't', table: 'bank', column: 'iban', id: '1' };

test('what is sealed opens again in its place', () => {
  const vault = makeVault([secret]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const well = text.toWellFormed();
      expect(vault.open(place, vault.seal(place, well))).toBe(well);
    }),
  );
});

test('the same value is sealed differently each time, and its text is not inside', () => {
  const vault = makeVault([secret]);
  const [one, two] = [
    vault.seal(place, 'FR7630006000011234567890189'),
    vault.seal(place, 'FR7630006000011234567890189'),
  ];
  expect(one.equals(two)).toBe(false);
  expect(one.includes('FR76')).toBe(false);
});

test.each(['tenant', 'table', 'column', 'id'] as const)(
  'a sealed value that was moved to another %s does not open',
  (part) => {
    const vault = makeVault([secret]);
    const sealed = vault.seal(place, 'value');
    expect(() => vault.open({ ...place, [part]: 'other' }, sealed)).toThrow();
  },
);

test('a changed byte is noticed, wherever it is', () => {
  const vault = makeVault([secret]);
  const sealed = vault.seal(place, 'value');
  for (let i = 0; i < sealed.length; i += 1) {
    const changed = Buffer.from(sealed);
    changed[i] = (changed[i] as number) ^ 1;
    expect(() => vault.open(place, changed)).toThrow();
  }
});

test('a new secret seals, the old one still opens; without it the value stays closed', () => {
  const old = makeVault([secret]).seal(place, 'value');
  const rotated = makeVault([`${secret} 2`, secret]);
  expect(rotated.open(place, old)).toBe('value');
  expect(() => makeVault([`${secret} 2`]).open(place, rotated.seal(place, 'x'))).not.toThrow();
  expect(() => makeVault([`${secret} 2`]).open(place, old)).toThrow('not known');
});

test('short secrets and none are refused', () => {
  expect(() => makeVault([])).toThrow();
  expect(() => makeVault([secret, 'short'])).toThrow();
});
