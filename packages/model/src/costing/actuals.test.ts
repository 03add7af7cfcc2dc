import { replay } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';
import { type ActualsSnapshot, accrualToDate, actualsOf, type SpentItem } from './actuals.rules.ts';

const eur = (value: string) => ({ value, currency: 'EUR' });
const housing = { kind: 'BENEFIT', benefit: 'b', name: 'Housing', isPay: false } as const;
const spent = (amount: string, more: Partial<SpentItem> = {}): SpentItem => ({
  ...{
    ...housing,
    amount,
    currency: 'EUR',
    on: '2026-03-01',
    is: 'ACTUAL',
    source: { entity: 'caseExpense', id: amount },
  },
  ...more,
});
const snapshot: ActualsSnapshot = {
  ...{ currency: 'EUR', baseCurrency: 'EUR', rates: [], months: 24, monthsOver: 7, spent: [] },
  estimated: [
    { ...housing, amount: '120000' },
    { ...housing, amount: '120000' },
  ],
};

describe('actual against estimate', () => {
  test('EX-24: 240,000 over 24 months have earned 70,000 after seven; 62,500 are posted, 7,500 are to accrue', () => {
    const run = (monthsOver: number, posted: string) =>
      accrualToDate.run({ estimated: eur('240000'), months: 24, monthsOver, posted: eur(posted) });
    expect(run(7, '62500').value).toBe('7500.00');
    // The next month begins anew: what was accrued is taken back, and what is earned by then stands.
    expect(run(8, '62500').value).toBe('17500.00');
    expect(run(8, '80000').value).toBe('0.00');
    const { rows } = actualsOf({ ...snapshot, spent: [spent('62500')] });
    expect(rows).toMatchObject([
      { estimated: '240000', actual: '62500', committed: '0', left: '177500.00', accrual: '7500.00' },
    ]);
    for (const { accrualTrace, accrual } of rows) expect(accrualTrace && replay(accrualTrace).value).toBe(accrual);
  });
  test('what is bound to be is apart, and counts against what is left', () => {
    const { rows } = actualsOf({ ...snapshot, spent: [spent('1000'), spent('250000', { is: 'COMMITTED' })] });
    expect(rows).toMatchObject([{ actual: '1000', committed: '250000', left: '-11000.00' }]);
  });
  test('what the estimate does not know has a line of its own, and so has what follows from pay', () => {
    const other = spent('300', { benefit: 'c', name: 'Car' });
    const { rows } = actualsOf({ ...snapshot, spent: [other, spent('9', { isPay: true })] });
    expect(rows.map(({ name, isPay, estimated, actual }) => [name, isPay, estimated, actual])).toEqual([
      ['Housing', false, '240000', '0'],
      ['Car', false, '0', '300'],
      ['Housing', true, '0', '9'],
    ]);
  });
  test('is converted at the rate of its day; without one it is not counted, and said', () => {
    const rate = { id: 'r', fromCurrency: 'USD', toCurrency: 'EUR', rate: '0.9', effectiveDate: '2026-02-01' };
    const rates = [{ ...rate, source: 'ECB' }] as never;
    const inDollars = [spent('100', { currency: 'USD' }), spent('100', { currency: 'CHF' })];
    const { rows, withoutRate } = actualsOf({ ...snapshot, rates, spent: inDollars });
    expect([rows[0]?.actual, withoutRate]).toEqual(['90', [{ entity: 'caseExpense', id: '100' }]]);
  });
  test('while the end is open nothing is accrued', () => {
    expect(actualsOf({ ...snapshot, months: null }).rows[0]?.accrual).toBeNull();
  });
});
