import { defineRules, Exact } from '@homeport/grammar';
import { financeRefusals as no } from './finance.refusals.ts';
import { pricingMatrix } from './pricing-matrix.entity.ts';
import { serviceFee } from './service-fee.entity.ts';
import { taxTableBand } from './tax-table-band.entity.ts';

export const taxTableBandRules = defineRules(taxTableBand, {
  check: ({ fromAmount, toAmount }) =>
    toAmount !== null && new Exact(toAmount).lte(fromAmount) ? [no.bandReversed({}, 'toAmount')] : [],
});
export const pricingMatrixRules = defineRules(pricingMatrix, {
  check: ({ fromQuantity, toQuantity }) =>
    toQuantity !== null && toQuantity < fromQuantity ? [no.quantitiesReversed({}, 'toQuantity')] : [],
});
export const serviceFeeRules = defineRules(serviceFee, {
  check: ({ kind, amount, percent }) =>
    (kind === 'PERCENT' ? percent : amount) === null
      ? [no.amountOrPercent({}, kind === 'PERCENT' ? 'percent' : 'amount')]
      : [],
});
