import { expect, test } from 'vitest';
import { proposedCurrency } from './new-report.rules.ts';

test('a new report starts in the currency of the default account', () => {
  const accounts = [
    { currency: 'EUR', isDefault: false },
    { currency: 'GBP', isDefault: true },
  ];
  expect(proposedCurrency(accounts, 'USD')).toBe('GBP');
});

test('without a default account it starts in the home currency', () => {
  expect(proposedCurrency([{ currency: 'EUR', isDefault: null }], 'USD')).toBe('USD');
  expect(proposedCurrency([], 'USD')).toBe('USD');
  expect(proposedCurrency([], null)).toBeNull();
});
