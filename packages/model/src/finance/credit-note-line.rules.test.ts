import { expect, test } from 'vitest';
import { checkCredit, creditOf } from './credit-note-line.rules.ts';

const line = { goods: '1000', taxRate: '20', credited: '700', isOfThisInvoice: true };
const facts = { currency: 'EUR', line };
const given = (amount: string | null, newQuantity: string | null = null, newUnitAmount: string | null = null) => ({
  amount,
  newQuantity,
  newUnitAmount,
});
const codes = (g: ReturnType<typeof given>) => checkCredit(g, facts).map((r) => r.code);

test('invoiced 1,000, credited 700: at most 300 more (EX-26)', () => {
  expect(codes(given('300'))).toEqual([]);
  expect(codes(given('300.01'))).toEqual(['finance.creditOverInvoiced']);
});
test('nothing and less than nothing is no credit', () => {
  expect(codes(given('0'))).toEqual(['finance.creditNotPositive']);
  expect(codes(given('-1'))).toEqual(['finance.creditNotPositive']);
});
test('a new line is worth less than what is left of the old one, and never less than nothing', () => {
  expect(codes(given(null, '2', '149.99'))).toEqual([]);
  expect(codes(given(null, '2', '150'))).toEqual(['finance.newLineNotLess']);
  expect(codes(given(null, '-1', '10'))).toEqual(['finance.newLineNotLess']);
  expect(codes(given(null, '2', null))).toEqual(['finance.nothingToCredit']);
});
test('the credit is the amount, or the old line less the new one', () => {
  expect(creditOf(given('12.5'), facts)).toBe('12.50');
  expect(creditOf(given(null, '2', '100'), { currency: 'EUR', line: { ...line, credited: '0' } })).toBe('800.00');
});
