import { Exact } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hypoWithheld, settlementOf } from './tax-settlement.rules.ts';

const taxes = {
  ...{ currency: 'USD', finalHypo: '21350', homeTax: '3000', hostTax: '41500', isProtected: false },
  ...{ withheldHypo: '20000', actualTax: '15000' },
};

describe('the taxes of a year', () => {
  test('EX-07: equalised, the person owes what was withheld too little, and the company bears the rest', () => {
    expect(settlementOf(taxes)).toEqual({ settled: '1350.00', companyCost: '23150.00' });
  });
  test('EX-08: of lower taxes the company keeps the difference when equalised, the person when protected', () => {
    const whole = { ...taxes, withheldHypo: '21350' };
    expect(settlementOf(whole).settled).toBe('0.00');
    expect(settlementOf({ ...whole, isProtected: true }).settled).toBe('-6350.00');
    // Of higher taxes nobody is protected from the hypothetical one.
    expect(settlementOf({ ...whole, isProtected: true, actualTax: '30000' }).settled).toBe('0.00');
  });
  test('what was withheld is the sum of the payslips', () => {
    const withheld = ['1666.67', '1666.66'].map((value) => ({ value, currency: 'USD' }));
    expect(hypoWithheld.run({ withheld }, { currency: 'USD' }).value).toBe('3333.33');
    expect(hypoWithheld.run({ withheld: [] }, { currency: 'KWD' }).value).toBe('0.000');
  });
});

test('what the person bears and what the company bears is what the company paid, in every currency', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 8 }).map(String);
  fc.assert(
    fc.property(
      fc.record({
        ...{ currency: fc.constantFrom('JPY', 'EUR', 'KWD', 'CLF'), isProtected: fc.boolean() },
        ...{ finalHypo: amount, withheldHypo: amount, homeTax: amount, hostTax: amount, actualTax: amount },
      }),
      (of) => {
        const { settled, companyCost } = settlementOf(of);
        const paid = new Exact(of.homeTax).plus(of.hostTax).minus(of.withheldHypo);
        expect(new Exact(settled).plus(companyCost).toFixed()).toBe(paid.toFixed());
      },
    ),
  );
});
