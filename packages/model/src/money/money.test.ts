import { Exact } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.rules.ts';
import { compareAmounts } from './decimal.rules.ts';
import { byUrgency, type Finding } from './finding.rules.ts';
import { fitsDecimals, fromMinorUnits, round, toMinorUnits } from './round.rules.ts';
import { sum, sumByCurrency } from './sum.rules.ts';

const anyDecimals = fc.constantFrom(0, 2, 3);
const anyUnits = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });

/** Every part of an allocation, or a failing test. */
function parts(total: string, weights: string[], places: number): string[] {
  const result = allocate(total, weights, places);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe('comparing', () => {
  test('amounts compare by value, not by text', () => {
    expect(compareAmounts('9.90', '10')).toBeLessThan(0);
    expect(compareAmounts('10.00', '10')).toBe(0);
  });
});

describe('rounding', () => {
  test.each([
    ['1.005', 2, '1.01'],
    ['1.004999', 2, '1.00'],
    ['-1.005', 2, '-1.01'],
    ['-0.001', 2, '0.00'],
    ['1234.5', 0, '1235'],
    ['0.0005', 3, '0.001'],
  ])('%s to %i decimals is %s (half-up, a half away from zero)', (amount, places, expected) => {
    expect(round(amount, places)).toBe(expected);
  });

  test('rounding moves an amount by at most half a minor unit, and twice changes nothing', () => {
    fc.assert(
      fc.property(anyUnits, anyDecimals, (units, places) => {
        const amount = fromMinorUnits(units, 4);
        const rounded = round(amount, places);
        const half = new Exact(1).div(new Exact(10).pow(places)).div(2);
        expect(new Exact(rounded).minus(amount).abs().lessThanOrEqualTo(half)).toBe(true);
        expect(round(rounded, places)).toBe(rounded);
        expect(fitsDecimals(rounded, places)).toBe(true);
      }),
    );
  });

  test('minor units there and back give the same amount, and never round silently', () => {
    fc.assert(
      fc.property(anyUnits, anyDecimals, (units, places) => {
        expect(toMinorUnits(fromMinorUnits(units, places), places)).toEqual({ ok: true, value: units });
      }),
    );
    expect(toMinorUnits('1.5', 0)).toEqual({ ok: false, code: 'money.tooPrecise', params: { limit: 0 } });
    expect(toMinorUnits('1.500', 1)).toEqual({ ok: true, value: 15n });
  });
});

describe('allocation', () => {
  test('a hundred in three equal parts loses no cent', () => {
    expect(parts('100.00', ['1', '1', '1'], 2)).toEqual(['33.34', '33.33', '33.33']);
  });

  test('the cent left over goes to the largest remainder, not to the first part', () => {
    expect(parts('10.00', ['1', '1', '4'], 2)).toEqual(['1.67', '1.67', '6.66']);
    expect(parts('0.05', ['3', '7'], 2)).toEqual(['0.02', '0.03']);
    expect(parts('1', ['0.4', '0.6'], 0)).toEqual(['0', '1']);
  });

  test('nothing to weigh by, negative weights and too precise totals are refused', () => {
    expect(allocate('1.00', [], 2)).toMatchObject({ ok: false, code: 'money.noWeights' });
    expect(allocate('1.00', ['0', '0'], 2)).toMatchObject({ ok: false, code: 'money.noWeights' });
    expect(allocate('1.00', ['2', '-1'], 2)).toMatchObject({ ok: false, code: 'money.negativeWeight' });
    expect(allocate('1.005', ['1'], 2)).toMatchObject({ ok: false, code: 'money.tooPrecise' });
  });

  const anyWeights = fc
    .array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 40 })
    .filter((weights) => weights.some((weight) => weight > 0))
    .map((weights) => weights.map((weight) => fromMinorUnits(BigInt(weight), 3)));

  test('the parts sum to the whole, whatever the total and the weights', () => {
    fc.assert(
      fc.property(anyUnits, anyDecimals, anyWeights, (units, places, weights) => {
        const total = fromMinorUnits(units, places);
        expect(new Exact(sum(parts(total, weights, places))).equals(total)).toBe(true);
      }),
    );
  });

  test('every part is within one minor unit of its exact share, and no weight means no money', () => {
    fc.assert(
      fc.property(anyUnits, anyDecimals, anyWeights, (units, places, weights) => {
        const total = fromMinorUnits(units, places);
        const unit = new Exact(1).div(new Exact(10).pow(places));
        const whole = sum(weights);
        parts(total, weights, places).forEach((part, index) => {
          const weight = weights[index] ?? '0';
          const share = new Exact(total).times(weight).div(whole);
          expect(share.minus(part).abs().lessThan(unit)).toBe(true);
          if (new Exact(weight).isZero()) expect(new Exact(part).isZero()).toBe(true);
        });
      }),
    );
  });

  test('a reversal is split exactly like its original', () => {
    fc.assert(
      fc.property(anyUnits, anyDecimals, anyWeights, (units, places, weights) => {
        const forth = parts(fromMinorUnits(units, places), weights, places);
        const back = parts(fromMinorUnits(-units, places), weights, places);
        expect(sum([...forth, ...back])).toBe(sum([fromMinorUnits(0n, places)]));
        forth.forEach((part, index) => {
          expect(new Exact(part).plus(back[index] ?? 'NaN').isZero()).toBe(true);
        });
      }),
    );
  });
});

describe('sums', () => {
  test('sums are exact beyond what floating point or twenty digits could hold', () => {
    expect(sum(['0.1', '0.2'])).toBe('0.3');
    expect(sum(Array.from({ length: 1001 }, () => '999999999999999.9999'))).toBe('1000999999999999999.8999');
    expect(sum([])).toBe('0');
    expect(sum(['400.00', '350.50', '249.50'])).toBe('1000.00');
  });

  test('currencies are never added to each other', () => {
    const total = sumByCurrency([
      { amount: '10.00', currency: 'EUR' },
      { amount: '900', currency: 'JPY' },
      { amount: '2.50', currency: 'EUR' },
    ]);
    expect(total).toEqual([
      { currency: 'EUR', amount: '12.50' },
      { currency: 'JPY', amount: '900' },
    ]);
  });
});

describe('findings', () => {
  const warn: Finding = { code: 'a.warn', severity: 'warn' };
  const block: Finding = { code: 'a.block', severity: 'block' };

  test('blocking findings are read first, the rest keeps its order', () => {
    const second: Finding = { code: 'b.warn', severity: 'warn' };
    expect(byUrgency([warn, second, block])).toEqual([block, warn, second]);
  });
});
