import { describe, expect, test } from 'vitest';
import { balanceOf } from './balance-sheet.rules.ts';

const example = {
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
    expect(balanceOf(example)).toEqual({ reserve: '25000', costOfLiving: '12000', net: '87000' });
    // What is left after host goods and services is the reserve and the premium.
    expect(87_000 - 40_000 * 1.3).toBe(25_000 + 10_000);
  });
  test('follows the index as the exchange rate moves it', () => {
    expect(balanceOf({ ...example, index: '146.25' }).costOfLiving).toBe('18500');
  });
  test('pays nothing back below 100 where the policy says so, and takes it off where it does not', () => {
    expect(balanceOf({ ...example, index: '92' }).costOfLiving).toBe('0');
    expect(balanceOf({ ...example, index: '92', neverNegative: false }).costOfLiving).toBe('-3200');
  });
});
