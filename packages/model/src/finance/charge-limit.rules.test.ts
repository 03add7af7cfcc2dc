import { expect, test } from 'vitest';
import { type ChargedBenefit, checkCharge } from './charge-limit.rules.ts';

const benefit: ChargedBenefit = { approved: '1000', currency: 'EUR', isOnce: true, charged: '700.50' };
const line = { goodsAmount: '299.50', unitAmount: '299.50', currency: 'EUR' };
const codes = (given: Partial<typeof line>, of: Partial<ChargedBenefit> | null = {}) =>
  checkCharge({ ...line, ...given }, of && { ...benefit, ...of }).map((refusal) => `${refusal.field} ${refusal.code}`);

test('all charges of a benefit together are at most what was approved, to the cent', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ goodsAmount: '299.51' })).toEqual(['quantity finance.overBenefit']);
  expect(codes({}, { charged: '0', approved: '299.49' })).toEqual(['quantity finance.overBenefit']);
});
test('what was credited makes room, and a negative line takes nothing', () => {
  expect(codes({ goodsAmount: '1100' }, { charged: '-100' })).toEqual([]);
  expect(codes({ goodsAmount: '-50' }, { charged: '1000' })).toEqual([]);
});
test('an amount for each month, year or item limits the unit, however many there are', () => {
  expect(codes({ goodsAmount: '12000', unitAmount: '1000' }, { isOnce: false })).toEqual([]);
  expect(codes({ goodsAmount: '1000.01', unitAmount: '1000.01' }, { isOnce: false })).toEqual([
    'unitAmount finance.overBenefit',
  ]);
});
test('without a benefit, an approved amount or its currency there is nothing to hold a line to', () => {
  expect(codes({ goodsAmount: '5000' }, null)).toEqual([]);
  expect(codes({ goodsAmount: '5000' }, { approved: null })).toEqual([]);
  expect(codes({ goodsAmount: '5000', currency: 'USD' })).toEqual([]);
  expect(codes({ goodsAmount: '0.01' }, { approved: '0', charged: '0' })).toEqual(['quantity finance.overBenefit']);
});
