import { describe, expect, test } from 'vitest';
import type { Item } from '../data/types.ts';
import {
  type ExpenseValues,
  faultsOf,
  isStillProposed,
  needsReceipt,
  newExpense,
  proposedFor,
  sentOf,
  withoutProposed,
} from './expense-form.rules.ts';

const faults = (values: ExpenseValues) => faultsOf(values, '2026-11-21');
const good = { ...newExpense('SGD', '2026-11-21'), amount: '38.50', expenseItem: 'taxi' };

describe('an expense can be saved', () => {
  test('with amount, currency, expense item and date, whatever else is missing', () => {
    expect(faults(good)).toEqual({});
  });
  test('only with each of them', () => {
    expect(faults(newExpense(null, ''))).toEqual({
      amount: 'expense.amountMissing',
      currency: 'expense.currencyMissing',
      expenseItem: 'expense.itemMissing',
      expenseDate: 'expense.dateMissing',
    });
  });
  test('only with an amount above zero', () => {
    for (const amount of ['0', '0.00', '-5', '-0.01'])
      expect(faults({ ...good, amount }).amount).toBe('expense.amountZero');
    expect(faults({ ...good, amount: '0.01' })).toEqual({});
  });
  test('only with a to-date after the date: the same day is refused too', () => {
    expect(faults({ ...good, toDate: '2026-11-21' }).toDate).toBe('finding.expenses.toDateBeforeFrom');
    expect(faults({ ...good, toDate: '2026-11-22' })).toEqual({});
  });
  test('only of a day that has come', () => {
    expect(faults({ ...good, expenseDate: '2026-11-22' })).toEqual({
      expenseDate: 'finding.expenses.dateInFuture',
    });
    // A stay that is paid for today may end later.
    expect(faults({ ...good, toDate: '2026-12-01' })).toEqual({});
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

describe('what a receipt proposes', () => {
  const base = newExpense('SGD', '2026-11-21');
  const read = { amount: '42.90', currency: 'EUR', date: '2026-11-03' };
  const all = { amount: '42.90', currency: 'EUR', expenseDate: '2026-11-03' };
  test('goes into what nobody has entered yet, and is said to be proposed until it is changed', () => {
    expect(proposedFor(read, base, base)).toEqual(all);
    expect(isStillProposed(all, { ...base, ...all }, 'amount')).toBe(true);
    expect(isStillProposed(all, { ...base, ...all, amount: '42.95' }, 'amount')).toBe(false);
  });
  test('never takes the place of what a person entered, nor half of an amount', () => {
    expect(proposedFor(read, base, { ...base, amount: '40' })).toEqual({ expenseDate: '2026-11-03' });
    expect(proposedFor(read, base, { ...base, currency: 'USD' })).toEqual({ expenseDate: '2026-11-03' });
    expect(proposedFor(read, base, { ...base, expenseDate: '2026-11-20' })).toEqual({
      amount: '42.90',
      currency: 'EUR',
    });
    expect(proposedFor({ ...read, currency: null }, base, base)).toEqual({ expenseDate: '2026-11-03' });
  });
  test('is known again in a draft that was kept with it', () => {
    expect(proposedFor(read, base, { ...base, ...all, notes: 'Taxi' })).toEqual(all);
  });
  test('goes with a removed receipt where it still stands; an amount that was changed keeps its currency', () => {
    expect(withoutProposed(all, base, { ...base, ...all, notes: 'Taxi' })).toEqual({ ...base, notes: 'Taxi' });
    expect(withoutProposed(all, base, { ...base, ...all, amount: '42.95' })).toEqual({
      ...{ ...base, amount: '42.95', currency: 'EUR' },
    });
    expect(withoutProposed(all, base, { ...base, ...all, expenseDate: '2026-11-04' })).toEqual({
      ...{ ...base, expenseDate: '2026-11-04' },
    });
  });
});
