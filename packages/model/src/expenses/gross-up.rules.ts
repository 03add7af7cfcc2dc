import { defineCalculation, money, number, percentage } from '@homeport/grammar';

/** Rates in percent that together take their part of an amount. Federal tax is taken before state and local tax (EX-10). */
export interface TaxRates {
  readonly federalTax: string | null;
  readonly stateTax: string | null;
  readonly localTax: string | null;
}

/** The combined marginal rate: F + (1 − F)·S + (1 − F)·L (EX-10). */
export const combinedMarginalRate = defineCalculation({
  name: 'combinedMarginalRate',
  source: 'FTR 302-17.40: state and local tax are taken from what federal tax leaves',
  inputs: {
    federalTax: percentage('Federal tax'),
    stateTax: percentage('State tax'),
    localTax: percentage('Local tax'),
  },
  result: percentage('Combined marginal rate'),
  work: ({ federalTax, stateTax, localTax }) => {
    const [f, s, l] = [federalTax.fraction(), stateTax.fraction(), localTax.fraction()];
    const left = number(1).minus(f);
    return f.plus(left.times(s), left.times(l)).percent();
  },
});

/** The gross that leaves a net at a rate (EX-09, inverse method). */
export const grossOfNet = defineCalculation({
  name: 'grossOfNet',
  source: 'Inverse method: tax is paid on the tax as well',
  inputs: { net: money('Net'), rate: percentage('Tax rate') },
  result: money('Gross'),
  work: ({ net, rate }, _, { decimals }: Rounding) => net.dividedBy(number(1).minus(rate.fraction())).rounded(decimals),
});

/** The tax on top of a net. */
export const taxOnTop = defineCalculation({
  name: 'taxOnTop',
  source: 'What the gross is over the net',
  inputs: { gross: money('Gross'), net: money('Net') },
  result: money('Gross-up'),
  work: ({ gross, net }, _, { decimals }: Rounding) => gross.minus(net).rounded(decimals),
});

interface Rounding {
  readonly decimals: number;
}

/** The combined marginal rate in percent. */
export const combinedRate = (rates: TaxRates): string => combinedMarginalRate.run({ ...rates }).value;

/** The gross that leaves a net at a rate below 100 %, and the tax on top, in one currency. */
export function grossUp(net: string, ratePercent: string, decimals = 2, currency = 'XXX') {
  const given = { value: net, currency };
  const gross = grossOfNet.run({ net: given, rate: ratePercent }, { decimals });
  return { gross: gross.value, tax: taxOnTop.run({ gross, net: given }, { decimals }).value };
}
