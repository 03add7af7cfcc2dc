import { type Calculated, defineCalculation, Exact, money, percentage, sum, type TraceSource } from '@homeport/grammar';
import type { ExpenseFinding } from './line.rules.ts';

/** Limits of a benefit in one currency. `tolerancePercent` "2" lets the upper limit be passed by 2 %. */
export interface FlexLimits {
  readonly lower?: string | null;
  readonly upper?: string | null;
  readonly tolerancePercent?: string | null;
  /** ISO 4217, and the record that has the limits; only their explanation needs them. */
  readonly currency?: string;
  readonly source?: TraceSource;
}

/** The highest amount that needs no exception: cut to the minor unit, so that a rounded-up cent is never granted (EX-13c). */
export const limitCeiling = defineCalculation({
  name: 'limitCeiling',
  source: 'The limit and its tolerance; cut, so that a rounded-up cent is never granted',
  inputs: { upper: money('Limit'), tolerance: percentage('Tolerance') },
  result: money('Highest amount without an exception'),
  work: ({ upper, tolerance }, _, { decimals }: { readonly decimals: number }) =>
    upper.times(sum([1, tolerance.fraction()])).rounded(decimals, 'down'),
});

/** `automatic` needs nobody; `exception` must be confirmed by the sender and is then approved as an exception. */
export interface FlexDecision {
  readonly decision: 'automatic' | 'exception';
  /** Highest amount that is still automatic, rounded down to the currency's decimals; absent without upper limit. */
  readonly ceiling?: string;
  readonly findings: readonly ExpenseFinding[];
}

/**
 * Compares an amount with the flexible limits of its benefit, all in one currency.
 * Over the ceiling: `expenses.overLimit`, under the lower limit: `expenses.underLimit` (params `limit`); both warn (the sender
 * confirms) and make it an exception, never silently. The tolerance does not widen the lower limit.
 */
export function checkFlexLimits(amount: string, limits: FlexLimits, currencyDecimals: number): FlexDecision {
  const exact = new Exact(amount);
  const ceiling = ceilingOf(limits, currencyDecimals)?.value;
  if (ceiling !== undefined && exact.greaterThan(ceiling)) {
    const params = { amount, limit: ceiling };
    return exception({ code: 'expenses.overLimit', severity: 'warn', field: 'amount', params }, ceiling);
  }
  if (limits.lower && exact.lessThan(limits.lower)) {
    const params = { amount, limit: limits.lower };
    return exception({ code: 'expenses.underLimit', severity: 'warn', field: 'amount', params }, ceiling);
  }
  return { decision: 'automatic', ...(ceiling !== undefined && { ceiling }), findings: [] };
}

/** The highest amount that is still automatic, and how it comes about; undefined without an upper limit. */
export function ceilingOf(
  { upper, tolerancePercent, currency = noCurrency, source }: FlexLimits,
  currencyDecimals: number,
): Calculated | undefined {
  if (!upper) return undefined;
  const from = source && { source };
  const tolerance = { value: tolerancePercent || null, ...from };
  return limitCeiling.run({ upper: { value: upper, currency, ...from }, tolerance }, { decimals: currencyDecimals });
}
/** ISO 4217 for amounts of which only the number is asked. */
const noCurrency = 'XXX';

function exception(finding: ExpenseFinding, ceiling: string | undefined): FlexDecision {
  return { decision: 'exception', ...(ceiling !== undefined && { ceiling }), findings: [finding] };
}
