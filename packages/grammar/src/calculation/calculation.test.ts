import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Exact } from '../exact.ts';
import { decimal, money, percentage, yesNo } from '../fields/build.ts';
import { defineCalculation, many } from './define-calculation.ts';
import { greatest, least, sum } from './figure.ts';
import { type FormulaWords, formulaOf, partsOf, roundingsOf } from './formula.ts';
import { inputsOf, replay } from './replay.ts';
import type { Trace } from './trace.ts';
import { withhold } from './withhold.ts';

const fee = defineCalculation({
  name: 'fee',
  source: 'Tariff of this test',
  inputs: {
    hours: many(decimal('Hours', { unit: 'hours' })),
    price: decimal('Price of an hour'),
    discount: percentage('Discount'),
    least: money('At least'),
    isFree: yesNo('Free of charge'),
  },
  steps: { worked: decimal('Worked', { unit: 'hours' }), full: money('Without discount') },
  result: money('Fee'),
  work: ({ hours, price, discount, least: lowest, isFree }, steps, { most }: { most: string }) => {
    const worked = steps.worked(sum(hours, { kind: 'number', of: 'hours' }));
    const full = steps.full(worked.times(price));
    const reduced = full.minus(full.times(discount.fraction()));
    return (isFree ? reduced.times(0) : greatest(lowest, least(reduced, reduced.times(most)))).rounded();
  },
});
const price = (value: string, per = 'hours') =>
  ({
    value,
    unit: { kind: 'rate', of: 'EUR', per },
    source: { entity: 'tariff', id: 't1', asOf: '2026-03-01' },
  }) as const;
const given = {
  hours: ['1.5', { value: '2.25', title: 'Tuesday', source: { entity: 'shift', id: 's2', version: 3 } }],
  price: price('100'),
  discount: '12.5',
  least: { value: '20', currency: 'EUR' },
  isFree: false,
} as const;
const plainly: FormulaWords = {
  part: (node) => node.label,
  number: (value) => value,
  several: (node, count) => `Σ ${count} ${node.label}`,
  least: (parts) => `least(${parts.join('; ')})`,
  greatest: (parts) => `greatest(${parts.join('; ')})`,
};
const plain: FormulaWords = {
  ...plainly,
  part: (node) => ('value' in node ? node.value : '?'),
  several: undefined as never,
};

describe('a calculation', () => {
  const { value, unit, trace } = fee.run(given, { most: '1' });
  test('comes to its value, with the unit that follows from its inputs', () => {
    expect([value, unit]).toEqual(['328.13', { kind: 'money', currency: 'EUR' }]);
  });
  test('tells its formula in names and in figures, its parts and how it rounds', () => {
    expect(formulaOf(trace.result, plainly)).toBe(
      'greatest(At least; least(Without discount − Without discount × Discount; (Without discount − Without discount × Discount) × 1))',
    );
    const full = partsOf(trace.result).find(({ name }) => name === 'full');
    expect(full).toMatchObject({ is: 'step', label: 'Without discount', value: '375' });
    expect(full?.is === 'step' && formulaOf(full, plain)).toBe('3.75 × 100');
    const [worked] = full?.is === 'step' ? partsOf(full) : [];
    expect(worked?.is === 'step' && formulaOf(worked, plainly)).toBe('Σ 2 Hours');
    expect(worked?.is === 'step' && partsOf(worked).map((one) => 'title' in one && one.title)).toEqual([
      false,
      'Tuesday',
    ]);
    expect(roundingsOf(trace.result)).toEqual([{ mode: 'halfUp', decimals: 2 }]);
    expect(full?.is === 'step' && roundingsOf(full)).toEqual([]);
  });
  test('keeps where each figure came from', () => {
    expect(inputsOf(trace).find(({ title }) => title === 'Tuesday')?.source).toEqual({
      entity: 'shift',
      id: 's2',
      version: 3,
    });
  });
  test('says which figure was not given', () => {
    const none = fee.run({ ...given, discount: null }, { most: '1' });
    expect(none.value).toBe('375.00');
    expect(inputsOf(none.trace).find(({ name }) => name === 'discount')).toMatchObject({ value: '0', isMissing: true });
  });
  test('leads into the calculation that a figure came from', () => {
    const outer = defineCalculation({
      name: 'outer',
      source: 'This test',
      inputs: { fees: many(money('Fee')) },
      result: money('All fees'),
      work: ({ fees }) => sum(fees, { kind: 'money', currency: 'EUR' }).rounded(),
    });
    const inner = fee.run(given, { most: '1' });
    const both = outer.run({ fees: [inner, inner] });
    expect(both.value).toBe('656.26');
    expect(inputsOf(both.trace)[1]?.from).toEqual(inner.trace);
    expect(outer.run({ fees: [] }).value).toBe('0.00');
  });
  test('does not mix what cannot be mixed', () => {
    expect(() => fee.run({ ...given, least: { value: '1', currency: 'USD' } }, { most: '1' })).toThrow('USD and EUR');
    expect(() => fee.run({ ...given, price: price('100', 'days') }, { most: '1' })).toThrow(
      'full is declared as money',
    );
    const wrong = defineCalculation({
      name: 'wrong',
      source: 'This test',
      inputs: { amount: money('Amount'), rate: percentage('Rate') },
      result: money('Part'),
      work: ({ amount, rate }) => amount.times(rate),
    });
    expect(() => wrong.run({ amount: { value: '1', currency: 'EUR' }, rate: '5' })).toThrow(
      'result is declared as money',
    );
  });
});

const amount = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((units) => new Exact(units).div(1000).toFixed());
const positive = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => new Exact(units).div(1000).toFixed());
const anyGiven = fc.record({
  hours: fc.array(amount, { maxLength: 6 }),
  price: positive.map((one) => price(one)),
  discount: fc.option(amount),
  least: amount.map((value) => ({ value, currency: 'EUR' })),
  isFree: fc.boolean(),
});
const share = defineCalculation({
  name: 'share',
  source: 'This test',
  inputs: { part: money('Part'), whole: money('Whole') },
  result: percentage('Share'),
  work: ({ part, whole }) => part.dividedBy(whole).percent(),
});

describe('promises for all traces', () => {
  test('the value of the trace is the value computed, and working it out again after JSON gives it to the digit', () => {
    fc.assert(
      fc.property(anyGiven, positive, (one, most) => {
        const { value, trace } = fee.run(one, { most });
        const back = JSON.parse(JSON.stringify(trace)) as Trace;
        expect(trace.result.value).toBe(value);
        expect(back).toEqual(trace);
        expect(replay(back)).toMatchObject({ value, trace });
      }),
    );
    fc.assert(
      fc.property(amount, positive, (part, whole) => {
        const { value, trace } = share.run({
          part: { value: part, currency: 'JPY' },
          whole: { value: whole, currency: 'JPY' },
        });
        expect(replay(JSON.parse(JSON.stringify(trace)) as Trace).value).toBe(value);
        expect(value).toBe(new Exact(part).div(whole).times(100).toFixed());
      }),
    );
  });
  test('with another input it gives what the calculation gives', () => {
    fc.assert(
      fc.property(anyGiven, positive, amount, (one, most, discount) => {
        const { trace } = fee.run(one, { most });
        expect(replay(trace, { discount }).value).toBe(fee.run({ ...one, discount }, { most }).value);
      }),
    );
  });
  test('what is withheld cannot be told from a trace whose figures differ and whose result is the same', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 5 }), amount, (hours, moved) => {
        const [first = '0', second = '0', ...others] = hours;
        const shifted = [new Exact(first).plus(moved).toFixed(), new Exact(second).minus(moved).toFixed(), ...others];
        const closed = [hours, shifted].map((all) => {
          const { trace } = fee.run(
            {
              ...given,
              discount: '0',
              least: { value: '-9999999999', currency: 'EUR' },
              hours: all.map((value) => ({ value, source: { entity: 'shift' } })),
            },
            { most: '1' },
          );
          return withhold(trace, ({ entity }) => entity !== 'shift');
        });
        expect(JSON.stringify(closed[0])).toBe(JSON.stringify(closed[1]));
        expect(closed[0]?.result.of.every((node) => node.is === 'withheld')).toBe(true);
        expect(closed[0]?.result.of).toContainEqual({
          is: 'withheld',
          why: 'closed',
          name: 'full',
          label: 'Without discount',
        });
      }),
    );
    const { trace } = fee.run(given, { most: '1' });
    expect(withhold(trace, () => true)).toBe(trace);
    expect(formulaOf(withhold(trace, () => false).result, plainly)).toBe('');
    expect(() => replay(withhold(trace, () => false))).toThrow('withheld');
  });
});
