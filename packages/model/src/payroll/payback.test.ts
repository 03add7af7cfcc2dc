import { currencyDecimals, Exact, type FormulaWords, formulaOf } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastDayOf, monthsServed, paybackOn, paybackPaid } from './payback.rules.ts';

const plain: FormulaWords = {
  part: (node) => ('value' in node ? node.value : '?'),
  number: (value) => value,
  several: (node, count) => `Σ ${count} ${node.label}`,
  least: (parts) => `least(${parts.join('; ')})`,
  greatest: (parts) => `greatest(${parts.join('; ')})`,
};
const monthly = {
  ...{ startsOn: '2026-01-01', months: 24, method: 'MONTHS' as const, paid: '18000', currency: 'EUR' },
  ...{ firstYear: null, secondYear: null, thirdYear: null },
};
const yearly = { ...monthly, method: 'YEARS' as const, firstYear: '100', secondYear: '50' };

describe('what is to be paid back', () => {
  test('EX-13: of 18,000 for 24 months, 11,250 after nine full months', () => {
    const due = paybackOn(monthly, '2026-09-30');
    expect([due.monthsServed, due.value]).toEqual([9, '11250.00']);
    expect(formulaOf(due.trace.result, plain)).toBe('18000 × greatest(24 − 9; 0) ÷ 24');
    expect(paybackOn(monthly, '2026-09-29').value).toBe('12000.00');
    expect(paybackOn(monthly, '2026-10-30').value).toBe('11250.00');
  });
  test('year by year it is the share of the year in which somebody leaves', () => {
    const on = (day: string) => paybackOn(yearly, day).value;
    expect(['2026-01-01', '2026-12-30', '2026-12-31', '2027-12-30', '2027-12-31'].map(on)).toEqual([
      ...['18000.00', '18000.00', '9000.00', '9000.00'],
      '0.00',
    ]);
  });
  test('binds to the day before its months are over, and all of it before it begins', () => {
    expect(lastDayOf({ startsOn: '2026-01-31', months: 1 })).toBe('2026-02-27');
    expect(monthsServed({ startsOn: '2026-01-31', months: 24 }, '2026-02-27')).toBe(1);
    expect(paybackOn(monthly, '2025-11-01').value).toBe('18000.00');
    expect(paybackOn(monthly, '2031-01-01').value).toBe('0.00');
  });
  test('is what was paid in all, of which each part says where it comes from', () => {
    const source = { entity: 'caseBenefit', id: 'b1', version: 2 };
    const part = [
      { title: 'Housing', value: '6000.50', currency: 'EUR', source },
      { value: '99.5', currency: 'EUR' },
    ];
    const { value, trace } = paybackPaid.run({ part }, { currency: 'EUR' });
    expect(value).toBe('6100.00');
    expect(JSON.stringify(trace)).toContain('"id":"b1"');
    expect(paybackPaid.run({ part: [] }, { currency: 'JPY' }).value).toBe('0');
  });
});

const someday = fc.integer({ min: 0, max: 4000 }).map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }));
const shares = fc
  .tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 100 })))
  .map((all) => all.toSorted((a, b) => b - a));
const currencies = ['JPY', 'EUR', 'KWD', 'CLF'];
const anyAgreement = fc
  .record({
    ...{ start: someday, months: fc.integer({ min: 1, max: 36 }), currency: fc.constantFrom(...currencies) },
    ...{ units: fc.integer({ min: 1, max: 10 ** 10 }), years: fc.boolean(), shares },
  })
  .map(({ start, months, currency, units, years, shares: [first, second, third] }) => ({
    ...{ startsOn: start.toString(), months, currency, method: years ? ('YEARS' as const) : ('MONTHS' as const) },
    paid: new Exact(units).div(10 ** currencyDecimals(currency)).toFixed(currencyDecimals(currency)),
    ...{ firstYear: String(first), secondYear: String(second), thirdYear: String(third) },
  }));

describe('promises for all agreements', () => {
  test('never more than was paid, less from day to day, nothing at the end, in whole minor units', () => {
    fc.assert(
      fc.property(anyAgreement, (of) => {
        const last = Temporal.PlainDate.from(lastDayOf(of));
        let before = new Exact(of.paid);
        for (
          let day = Temporal.PlainDate.from(of.startsOn);
          Temporal.PlainDate.compare(day, last) <= 0;
          day = day.add({ days: 9 })
        ) {
          const { value } = paybackOn(of, day.toString());
          expect(new Exact(value).lte(before)).toBe(true);
          expect(value.split('.')[1]?.length ?? 0).toBe(currencyDecimals(of.currency));
          before = new Exact(value);
        }
        expect(new Exact(paybackOn(of, last.toString()).value).isZero()).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
  test('what falls away month by month adds up to what was paid', () => {
    fc.assert(
      fc.property(anyAgreement, (of) => {
        const start = Temporal.PlainDate.from(of.startsOn);
        const at = (months: number) =>
          new Exact(paybackOn(of, start.add({ months }).subtract({ days: 1 }).toString()).value);
        const fallen = Array.from({ length: of.months }, (_, n) => at(n).minus(at(n + 1)));
        const all = fallen.reduce((sum, one) => sum.plus(one), new Exact(0));
        expect(all.toFixed()).toBe(at(0).toFixed());
        if (of.method === 'MONTHS') expect(all.toFixed()).toBe(new Exact(of.paid).toFixed());
      }),
      { numRuns: 60 },
    );
  });
});
