import { type Calculated, defineCalculation, money, number, percentage } from '@homeport/grammar';
import { bandsGiven, combinedRate, grossUpByBands, type TaxBands, takesAll } from './tax-bands.rules.ts';

/**
 * How the tax on a benefit is worked out that the company pays. FLAT: no tax on the tax; INVERSE: with the tax on the tax; FACTOR: the
 * same by a factor that is rounded to four decimals first; BRACKETS: by the bands of the host country on top of the pay.
 */
export type GrossUpMethod = 'NONE' | 'FLAT' | 'INVERSE' | 'FACTOR' | 'BRACKETS';
/** What a policy says of it. Rates are percentages: `22` for 22 %. */
export interface GrossUp {
  readonly method: GrossUpMethod;
  readonly federal: string | null;
  readonly state: string | null;
  readonly local: string | null;
}
/** An amount as a calculation takes it. */
export type GivenNet = Calculated | { readonly value: string; readonly currency: string };

const inputs = { net: money('Net'), rate: percentage('Combined rate') } as const;
const result = money('Tax paid by the company');
/** EX-09, without tax on the tax. */
export const flatGrossUp = defineCalculation({
  name: 'flatGrossUp',
  source: 'The net × the rate, without tax on the tax',
  inputs,
  result,
  work: ({ net, rate }) => net.times(rate.fraction()).rounded(),
});
/** EX-09 and EX-11, with the tax on the tax. */
export const inverseGrossUp = defineCalculation({
  name: 'inverseGrossUp',
  source: 'The net ÷ (1 − rate), less the net',
  inputs,
  steps: { gross: money('Gross') },
  result,
  work: ({ net, rate }, steps) =>
    steps
      .gross(net.dividedBy(number(1).minus(rate.fraction())).rounded())
      .minus(net)
      .rounded(),
});
/** EX-11 with the factor that is published, which has four decimals. */
export const factorGrossUp = defineCalculation({
  name: 'factorGrossUp',
  source: 'The net × rate ÷ (1 − rate), the factor rounded to four decimals first (41 CFR 302-17.24)',
  inputs,
  result,
  work: ({ net, rate }) =>
    net.times(rate.fraction().dividedBy(number(1).minus(rate.fraction())).rounded(factorDecimals)).rounded(),
});
const factorDecimals = 4;
const byRate = { FLAT: flatGrossUp, INVERSE: inverseGrossUp, FACTOR: factorGrossUp } as const;

/**
 * The tax on a net amount that the company pays, in its currency. Null where the policy pays none, has no rate, or a rate that leaves
 * nothing; with BRACKETS where there are no bands (in the currency of the net).
 */
export function grossUpOf(
  net: GivenNet,
  how: GrossUp,
  other: GivenNet | null,
  bands: TaxBands | null,
): Calculated | null {
  if (how.method === 'NONE') return null;
  if (how.method === 'BRACKETS')
    return bands === null || other === null ? null : grossUpByBands.run({ net, other, ...bandsGiven(bands) });
  const { federal, state, local } = how;
  if (federal === null && state === null && local === null) return null;
  const rate = combinedRate.run({ federal, state, local });
  return takesAll(rate.value) ? null : byRate[how.method].run({ net, rate });
}
