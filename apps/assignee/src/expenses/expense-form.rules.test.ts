import { describe, expect, test } from 'vitest';
import type { Item } from '../data/types.ts';
import { faultsOf, needsReceipt, newExpense, sentOf } from './expense-form.rules.ts';

const good = { ...newExpense('SGD', '2026-11-21'), amount: '38.50', expenseItem: 'taxi' };

describe('an expense can be saved', () => {
  test('with amount, currency, expense item and date, whatever else is missing', () => {
    expect(faultsOf(good)).toEqual({});
  });
  test('only with each of them', () => {
    expect(faultsOf(newExpense(null, ''))).toEqual({
      amount: 'expense.amountMissing',
      currency: 'expense.currencyMissing',
      expenseItem: 'expense.itemMissing',
      expenseDate: 'expense.dateMissing',
    });
  });
  test('only with an amount above zero', () => {
    for (const amount of ['0', '0.00', '-5', '-0.01'])
      expect(faultsOf({ ...good, amount }).amount).toBe('expense.amountZero');
    expect(faultsOf({ ...good, amount: '0.01' })).toEqual({});
  });
  test('only with a to-date after the date: the same day is refused too', () => {
    expect(faultsOf({ ...good, toDate: '2026-11-21' }).toDate).toBe('finding.expenses.toDateBeforeFrom');
    expect(faultsOf({ ...good, toDate: '2026-11-22' })).toEqual({});
  });
});
test('relations are sent as references, what is empty as null', () => {
  expect(sentOf(good)).toMatchObject({ expenseItem: { id: 'taxi' }, taxCode: null, notes: null, amount: '38.50' });
});
test('a receipt is wanted as the policy says: always, never, or from an amount in its currency on', () => {
  const item = (more: Partial<Item>) => [
    { id: 'taxi', receiptRequired: true, receiptRequiredAbove: null, currency: null, ...more } as Item,
  ];
  expect(needsReceipt(good, item({}))).toBe(true);
  expect(needsReceipt(good, item({ receiptRequired: false }))).toBe(false);
  expect(needsReceipt(good, item({ receiptRequiredAbove: '50', currency: 'SGD' }))).toBe(false);
  expect(needsReceipt(good, item({ receiptRequiredAbove: '20', currency: 'SGD' }))).toBe(true);
  expect(needsReceipt(good, item({ receiptRequiredAbove: '50', currency: 'EUR' }))).toBe(true);
});
