import { Exact } from '@homeport/grammar';
import type { EstimateLineView } from './costing.routes.ts';

export interface MonthTotal {
  /** yyyy-MM */
  readonly month: string;
  readonly amount: string;
  /** Of the dearest month, in percent; nothing for a month that brings more than it costs. */
  readonly height: number;
}
/** What falls into each month of the lines that the reader sees, in order. */
export function monthTotals(lines: readonly Pick<EstimateLineView, 'months'>[]): readonly MonthTotal[] {
  const sums = new Map<string, Exact>();
  for (const { month, amount } of lines.flatMap(({ months }) => months))
    sums.set(month, (sums.get(month) ?? new Exact(0)).plus(amount));
  const all = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
  const most = all.reduce((top, [, sum]) => (sum.gt(top) ? sum : top), new Exact(0));
  return all.map(([month, sum]) => ({
    month,
    amount: sum.toFixed(),
    height: most.isZero() || sum.lt(0) ? 0 : sum.times(100).div(most).toDecimalPlaces(2).toNumber(),
  }));
}
