import { describe, expect, test } from 'vitest';
import { balanceOf } from './balance-sheet.rules.ts';

const example = {
  currency: 'USD',
  baseSalary: '100000',
  hypotheticalTax: '20000',
  housingNorm: '15000',
  spendable: '40000',
  index: '130',
  neverNegative: true,
  premiums: '10000',
};

describe('a balance sheet', () => {
  test('keeps home purchasing power whole', () => {
    expect(balanceOf(example)).toEqual({
      reserve: '25000.00',
      costOfLiving: '12000.00',
      housingDifferential: null,
      net: '87000.00',
    });
    // What is left after host goods and services is the reserve and the premium.
    expect(87_000 - 40_000 * 1.3).toBe(25_000 + 10_000);
  });
  test('follows the index as the exchange rate moves it', () => {
    expect(balanceOf({ ...example, index: '146.25' }).costOfLiving).toBe('18500.00');
  });
  test('pays nothing back below 100 where the policy says so, and takes it off where it does not', () => {
    expect(balanceOf({ ...example, index: '92' }).costOfLiving).toBe('0.00');
    expect(balanceOf({ ...example, index: '92', neverNegative: false }).costOfLiving).toBe('-3200.00');
  });
  test('has the decimals of its currency', () => {
    const fine = { ...example, spendable: '32986.6633', index: '112.5' };
    expect(balanceOf({ ...fine, currency: 'EUR' }).costOfLiving).toBe('4123.33');
    expect(balanceOf({ ...fine, currency: 'JPY' }).costOfLiving).toBe('4123');
    expect(balanceOf({ ...fine, currency: 'KWD' }).costOfLiving).toBe('4123.333');
  });
});
