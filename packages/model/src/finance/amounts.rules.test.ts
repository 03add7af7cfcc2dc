import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, documentTotals, lineAmounts, taxInside, total } from './amounts.rules.ts';
import { margin, saleOf } from './margin.rules.ts';
import { isOverTolerance, numberKeyOf } from './tolerance.rules.ts';

describe('amounts of documents', () => {
  test('a line is quantity times unit amount with its tax, in the decimals of its currency', () => {
    expect(lineAmounts({ quantity: '2.5', unitAmount: '19.99' }, '20', 'EUR')).toEqual({
      goodsAmount: '49.98',
      taxAmount: '10.00',
    });
    expect(lineAmounts({ quantity: '3', unitAmount: '333.5' }, '10', 'JPY')).toEqual({
      goodsAmount: '1001',
      taxAmount: '100',
    });
  });
  test('tax per line and tax per invoice may differ by cents; both can be asked for (EX-25)', () => {
    const groups = [{ rate: '20', goods: '30.03', tax: '6.03' }];
    expect(documentTotals(groups, 'EUR', true)).toEqual({
      goodsAmount: '30.03',
      taxAmount: '6.03',
      grossAmount: '36.06',
    });
    expect(documentTotals(groups, 'EUR', false)).toEqual({
      goodsAmount: '30.03',
      taxAmount: '6.01',
      grossAmount: '36.04',
    });
  });
  test('the tax inside an amount: 120.00 at 20 % is 100.00 and 20.00', () => {
    expect(taxInside('120.00', '20', 'EUR')).toEqual({ goodsAmount: '100.00', taxAmount: '20.00' });
  });
  test('goods and tax inside an amount always add up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 10_000 }), (cents, rate) => {
        const gross = (cents / 100).toFixed(2);
        const { goodsAmount, taxAmount } = taxInside(gross, (rate / 100).toFixed(2), 'EUR');
        expect(total('EUR', goodsAmount, taxAmount)).toBe(gross);
      }),
    );
  });
  test('what is outstanding is what was invoiced less credits and payments', () =>
    expect(difference('EUR', '1000', '700', '100.50')).toBe('199.50'));
});

describe('margin words (EX-28)', () => {
  test('cost 3,200 and sale 4,000: gross profit 800, 20 % of the sale, markup 25 % of the cost', () =>
    expect(margin('3200', '4000')).toEqual({
      grossProfit: '800.00',
      grossProfitPercent: '20.0000',
      markupPercent: '25.0000',
    }));
  test('a markup of 25 % on 3,200 asks for 4,000', () => expect(saleOf('3200', '25')).toBe('4000.00'));
  test('a sale without a cost has no markup, a loss is negative', () => {
    expect(margin('0', '100').markupPercent).toBeNull();
    expect(margin('120', '100')).toMatchObject({ grossProfit: '-20.00', grossProfitPercent: '-20.0000' });
  });
});

describe('matching a bill with its quote (EX-26)', () => {
  const tolerance = { percent: '3', amount: '75.00' };
  test('2,460 against 2,400 passes, 2,480 is held: the smaller of 3 % and 75 counts', () => {
    expect(isOverTolerance('2400.00', '2460.00', tolerance)).toBe(false);
    expect(isOverTolerance('2400.00', '2472.00', tolerance)).toBe(false);
    expect(isOverTolerance('2400.00', '2472.01', tolerance)).toBe(true);
    expect(isOverTolerance('2400.00', '2480.00', tolerance)).toBe(true);
  });
  test('without a quote nothing is over; without a tolerance every cent is', () => {
    expect(isOverTolerance(null, '2480', tolerance)).toBe(false);
    expect(isOverTolerance('2400', '2400.01', { percent: null, amount: null })).toBe(true);
  });
  test('"INV-0012", "inv 12" and "Inv/012" are the same number, "INV-120" is another', () => {
    expect(new Set(['INV-0012', 'inv 12', 'Inv/012'].map(numberKeyOf)).size).toBe(1);
    expect(numberKeyOf('INV-120')).not.toBe(numberKeyOf('INV-12'));
  });
  test('where one number ends and the next begins counts: "1-11" is not "11-1", "2026/007" is "2026-7"', () => {
    expect(numberKeyOf('1-11')).not.toBe(numberKeyOf('11-1'));
    expect(numberKeyOf('1-11')).not.toBe(numberKeyOf('111'));
    expect(numberKeyOf('2026/007')).toBe(numberKeyOf('2026-7'));
    expect(numberKeyOf('INV 2026/007-A')).toBe(numberKeyOf('inv2026-7a'));
    expect(numberKeyOf('INV-2026-007')).not.toBe(numberKeyOf('INV-20260-7'));
    expect(numberKeyOf('０12')).toBe('12');
  });
});
