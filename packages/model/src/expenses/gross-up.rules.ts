import { Exact } from '@homeport/grammar';
import { round } from '../money/door.generated.ts';

/** Rates in percent that together take their part of an amount. Federal tax is taken before state and local tax (EX-10). */
export interface TaxRates {
  readonly federalTax: string | null;
  readonly stateTax: string | null;
  readonly localTax: string | null;
}

/** The combined marginal rate in percent: F + (1 − F)·S + (1 − F)·L. */
export function combinedRate({ federalTax, stateTax, localTax }: TaxRates): string {
  const [f, s, l] = [federalTax, stateTax, localTax].map((rate) => new Exact(rate ?? 0).div(100)) as [
    Exact,
    Exact,
    Exact,
  ];
  const left = new Exact(1).minus(f);
  return f.plus(left.times(s)).plus(left.times(l)).times(100).toFixed();
}

/** The gross that leaves a net at a rate, and the tax on top (EX-09, inverse method). */
export function grossUp(net: string, ratePercent: string, decimals = 2) {
  const gross = round(new Exact(net).div(new Exact(1).minus(new Exact(ratePercent).div(100))).toFixed(), decimals);
  return { gross, tax: round(new Exact(gross).minus(net).toFixed(), decimals) };
}
