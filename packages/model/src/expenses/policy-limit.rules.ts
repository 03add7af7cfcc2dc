import { Exact } from '@homeport/grammar';
import type { ExpenseFinding } from './line.rules.ts';

/** Limits of a benefit in one currency. `tolerancePercent` "2" lets the upper limit be passed by 2 %. */
export interface FlexLimits {
  readonly lower?: string | null;
  readonly upper?: string | null;
  readonly tolerancePercent?: string | null;
}

/** `automatic` needs nobody; `exception` must be confirmed by the sender and is then approved as an exception. */
export interface FlexDecision {
  readonly decision: 'automatic' | 'exception';
  /** Highest amount that is still automatic, rounded down to the currency's decimals; absent without upper limit. */
  readonly ceiling?: string;
  readonly findings: readonly ExpenseFinding[];
}

/**
 * Compares an amount with the flexible limits of its benefit, all in one currency.
 * Formula: ceiling = upper × (1 + tolerance ÷ 100), cut to the minor unit so that a rounded-up cent is never granted.
 * Over the ceiling: `expenses.overLimit`, under the lower limit: `expenses.underLimit` (params `limit`); both warn (the sender
 * confirms) and make it an exception, never silently. The tolerance does not widen the lower limit.
 */
export function checkFlexLimits(amount: string, limits: FlexLimits, currencyDecimals: number): FlexDecision {
  const exact = new Exact(amount);
  const ceiling = ceilingOf(limits, currencyDecimals);
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

function ceilingOf({ upper, tolerancePercent }: FlexLimits, currencyDecimals: number): string | undefined {
  if (!upper) return undefined;
  const factor = new Exact(tolerancePercent || '0').div(100).plus(1);
  return new Exact(upper).times(factor).toDecimalPlaces(currencyDecimals, Exact.ROUND_DOWN).toFixed(currencyDecimals);
}

function exception(finding: ExpenseFinding, ceiling: string | undefined): FlexDecision {
  return { decision: 'exception', ...(ceiling !== undefined && { ceiling }), findings: [finding] };
}
