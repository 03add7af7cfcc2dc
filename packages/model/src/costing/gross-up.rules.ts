import { type Calculated, currencyDecimals, defineCalculation, money, number, percentage } from '@homeport/grammar';
import { combinedMarginalRate, grossOfNet, taxOnTop } from '../expenses/door.generated.ts';
import { bandsGiven, grossUpByBands, type TaxBands, takesAll } from './tax-bands.rules.ts';

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
/** EX-09 and EX-11: the gross that leaves the net, less the net. */
function inverseGrossUp(net: GivenNet, rate: Calculated): Calculated {
  const decimals = {
    decimals: currencyDecimals('unit' in net && net.unit.kind === 'money' ? net.unit.currency : givenCurrency(net)),
  };
  return taxOnTop.run({ gross: grossOfNet.run({ net, rate }, decimals), net }, decimals);
}
const givenCurrency = (net: GivenNet): string => ('currency' in net ? net.currency : '');

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
  const rate = combinedMarginalRate.run({ federalTax: federal, stateTax: state, localTax: local });
  if (takesAll(rate.value)) return null;
  if (how.method === 'INVERSE') return inverseGrossUp(net, rate);
  return (how.method === 'FLAT' ? flatGrossUp : factorGrossUp).run({ net, rate });
}
