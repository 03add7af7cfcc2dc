import { expect, test } from 'vitest';
import { currencyOrder } from './currency-order.ts';

const codes = ['CHF', 'EUR', 'GBP', 'JPY', 'USD'];

test('the company’s currency stands first, then what is near, then the recent ones, each once, then the rest', () => {
  const first = { company: 'GBP', near: ['USD', 'GBP'], recent: ['JPY', 'USD'] };
  expect(currencyOrder(codes, first)).toEqual(['GBP', 'USD', 'JPY', 'CHF', 'EUR']);
});
test('what is not on offer is not offered because it is the company’s', () => {
  expect(currencyOrder(codes, { company: 'KWD', near: ['SEK'], recent: [] })).toEqual(codes);
  expect(currencyOrder(codes, { company: null, near: [], recent: [] })).toEqual(codes);
});
