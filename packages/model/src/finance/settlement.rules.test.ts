import { describe, expect, test } from 'vitest';
import { outstandingOf, type PayableDocument, paidBy, unpaidBy } from './settlement.rules.ts';

const bill: PayableDocument = {
  isPayable: true,
  party: 'acme',
  currency: 'EUR',
  paidAmount: '200',
  outstandingAmount: '1000',
};
const entry = (amount: string, more: object = {}) => ({ party: 'acme', currency: 'EUR', amount, ...more });

describe('a payment', () => {
  test('adds to what is paid, and settles with the last cent', () => {
    expect(paidBy(entry('999.99'), bill)).toMatchObject({ isSettled: false });
    const all = paidBy(entry('1000.00'), bill);
    expect(all).toMatchObject({ isSettled: true });
    expect(Number((all as { paidAmount: string }).paidAmount)).toBe(1200);
  });
  test.each([
    ['more than is outstanding', entry('1000.01'), bill, 'finance.paymentOverOutstanding'],
    ['nothing', entry('0'), bill, 'finance.paymentNotPositive'],
    ['less than nothing', entry('-5'), bill, 'finance.paymentNotPositive'],
    ['another currency', entry('5', { currency: 'USD' }), bill, 'finance.paymentOtherCurrency'],
    ['somebody else', entry('5', { party: 'other' }), bill, 'finance.paymentOtherParty'],
    ['what is not to be paid yet', entry('5'), { ...bill, isPayable: false }, 'finance.notPayable'],
  ])('is refused of %s', (_, one, of, code) => {
    expect(paidBy(one, of)).toMatchObject({ code });
  });
});

test('what is taken back is outstanding again', () => {
  const back = unpaidBy(entry('1200'), { ...bill, paidAmount: '1200', outstandingAmount: '0' });
  expect(back.isSettled).toBe(false);
  expect(Number(back.paidAmount)).toBe(0);
});

test.each(['150', '-150'])('an entry of %s that never paid anything takes nothing back', (amount) => {
  const unpaid = { ...bill, paidAmount: '0', outstandingAmount: '1200' };
  const back = unpaidBy(entry(amount), unpaid);
  expect(back.isSettled).toBe(false);
  expect(Number(back.paidAmount)).toBe(0);
});

test('of a bill that was written before payments were counted all is outstanding until it is paid', () => {
  const old = { grossAmount: '120', outstandingAmount: null };
  expect(outstandingOf({ ...old, status: 'APPROVED' })).toBe('120');
  expect(outstandingOf({ ...old, status: 'PAID' })).toBe('0');
  expect(outstandingOf({ ...old, status: 'APPROVED', outstandingAmount: '20' })).toBe('20');
});
