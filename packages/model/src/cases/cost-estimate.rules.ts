import { defineRules, Exact, type Facts } from '@homeport/grammar';
import { caseRefusals as no } from './cases.refusals.ts';
import { costEstimate } from './cost-estimate.entity.ts';
import { costEstimateLine } from './cost-estimate-line.entity.ts';

/** The lines of an estimate, as far as its totals need them. */
export interface EstimateFacts extends Facts {
  readonly lines: readonly { readonly amount: string; readonly isTaxable: boolean | null }[];
}
/** The currency an estimate adds up in. */
export interface LineFacts extends Facts {
  readonly estimateCurrency: string | null;
}

const sum = (amounts: readonly string[]): string =>
  amounts.reduce((total, amount) => total.plus(amount), new Exact(0)).toFixed();

export const costEstimateRules = defineRules<typeof costEstimate, EstimateFacts>(costEstimate, {
  derive: (_, { lines }) => ({
    total: sum(lines.map((line) => line.amount)),
    taxableTotal: sum(lines.filter((line) => line.isTaxable).map((line) => line.amount)),
    lines: lines.length,
  }),
  guards: { isUpToDate: ({ needsRecalculating }) => (needsRecalculating ? no.needsRecalculating() : undefined) },
});

/** Lines add up in one currency. */
export const costEstimateLineRules = defineRules<typeof costEstimateLine, LineFacts>(costEstimateLine, {
  check: ({ currency }, _, { estimateCurrency }) =>
    estimateCurrency !== null && currency !== estimateCurrency ? [no.otherCurrency(undefined, 'currency')] : [],
});
