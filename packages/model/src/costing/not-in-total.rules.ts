import type { EstimateView } from './costing.routes.ts';

/** What a total does not say, and its reader has to know beside it. */
export interface NotInTotal {
  /** Some lines follow from pay that the reader may not see: the total is without them. */
  readonly isWithoutPay: boolean;
  /** Left out because nothing converts them, once each. */
  readonly withoutRate: readonly string[];
  /** It was worked out with rates and tables of more than a year before. */
  readonly isOfOldRates: boolean;
}

/** Judges an estimate as its reader sees it. Days are compared as text, yyyy-MM-dd. */
export function notInTotal(one: EstimateView): NotInTotal {
  const { lines, payTotal, takenForGiven, baseDate, workedOutAt } = one;
  const withoutRate = takenForGiven.flatMap((given) => (given.says === 'NO_RATE' ? [given.name] : []));
  const day = workedOutAt?.slice(0, 10);
  return {
    isWithoutPay: payTotal === null && lines.some(({ amount, payAmount }) => amount === null && payAmount === null),
    withoutRate: [...new Set(withoutRate)],
    isOfOldRates: day !== undefined && baseDate < `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`,
  };
}
