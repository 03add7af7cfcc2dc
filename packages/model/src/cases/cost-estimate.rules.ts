import { defineRules, Exact, type Facts, isTrace, type Trace } from '@homeport/grammar';
import { caseRefusals as no } from './cases.refusals.ts';
import { costEstimate } from './cost-estimate.entity.ts';
import { type CostEstimateLine, costEstimateLine } from './cost-estimate-line.entity.ts';

/** The lines of an estimate, as far as its totals need them. */
export interface EstimateFacts extends Facts {
  readonly lines: readonly Pick<CostEstimateLine, 'amount' | 'low' | 'high' | 'payAmount' | 'isTaxable'>[];
}
/** The currency an estimate adds up in, and who writes. */
export interface LineFacts extends Facts {
  readonly estimateCurrency: string | null;
  /** Nobody: the estimate is being worked out. */
  readonly isByHand: boolean;
}

const sum = (amounts: readonly (string | null)[]): string =>
  amounts.reduce((total, amount) => total.plus(amount ?? 0), new Exact(0)).toFixed();

export const costEstimateRules = defineRules<typeof costEstimate, EstimateFacts>(costEstimate, {
  derive: (_, { lines }) => ({
    total: sum(lines.map((line) => line.amount)),
    lowTotal: sum(lines.map((line) => line.low ?? line.amount)),
    highTotal: sum(lines.map((line) => line.high ?? line.amount)),
    taxableTotal: sum(lines.filter((line) => line.isTaxable).map((line) => line.amount)),
    payTotal: sum(lines.map((line) => line.payAmount)),
    lines: lines.length,
  }),
  guards: { hasLines: ({ lines }) => (lines === null || lines === 0 ? no.emptyEstimate() : undefined) },
});

/** Lines add up in one currency. What was worked out is what its trace says; everything else has an amount and a reason. */
export const costEstimateLineRules = defineRules<typeof costEstimateLine, LineFacts>(costEstimateLine, {
  derive: ({ working }) => {
    const kept: Trace | null = working !== null && isTrace(working.trace) ? working.trace : null;
    const isFromPay = working?.isFromPay === true;
    return {
      explanation: isFromPay ? null : kept,
      payExplanation: isFromPay ? kept : null,
      payAmount: isFromPay ? (kept?.result.value ?? null) : null,
    };
  },
  check: (line, before, { estimateCurrency, isByHand }) => {
    const { currency, isComputed, amount, reason } = line;
    if (isByHand && before?.isComputed) return [no.computedLine()];
    return [
      ...(estimateCurrency !== null && currency !== estimateCurrency ? [no.otherCurrency(undefined, 'currency')] : []),
      ...(!isComputed && amount === null ? [no.lineNeedsAmount(undefined, 'amount')] : []),
      ...(isByHand && !isComputed && (reason ?? '').trim() === '' ? [no.lineNeedsReason(undefined, 'reason')] : []),
    ];
  },
  mayGo: ({ isComputed }, { isByHand }) => (isComputed && isByHand ? no.computedLine() : undefined),
});
