import { Exact } from '@homeport/grammar';
import { round } from '../money/door.generated.ts';

/**
 * What is earned on a sale: gross profit in money, in percent of the sale, and the markup in percent of the cost (EX-28). The
 * two percentages are never the same thing. Without a cost there is no markup, without a sale no percentage of it.
 */
export function margin(cost: string, sale: string, decimals = 2) {
  const profit = new Exact(sale).minus(cost);
  const share = (of: string): string | null =>
    new Exact(of).isZero() ? null : round(profit.times(100).div(of).toFixed(), 4);
  return {
    grossProfit: round(profit.toFixed(), decimals),
    grossProfitPercent: share(sale),
    markupPercent: share(cost),
  };
}

/** The sale that gives a markup on a cost, rounded to the currency's decimals. */
export const saleOf = (cost: string, markupPercent: string, decimals = 2): string =>
  round(new Exact(cost).times(new Exact(markupPercent).plus(100)).div(100).toFixed(), decimals);
