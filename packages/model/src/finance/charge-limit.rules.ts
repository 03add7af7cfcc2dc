import type { Refusal } from '@homeport/grammar';
import { Exact } from '@homeport/grammar';
import { financeRefusals as no } from './finance.refusals.ts';

/** A granted benefit that a line charges. */
export interface ChargedBenefit {
  /** What was approved; null where no amount was. */
  readonly approved: string | null;
  readonly currency: string;
  /** The amount is for all of it, not for each month, year or item. */
  readonly isOnce: boolean;
  /** What other lines charge of it in its currency, without tax, less what was credited of them. */
  readonly charged: string;
}
export interface ChargingLine {
  readonly goodsAmount: string;
  readonly unitAmount: string;
  readonly currency: string;
}

/**
 * What is charged of a benefit stays within what was approved: everything together where the amount is for all of it, else each
 * unit. Tax is not part of it. A line in another currency says nothing without a rate, and is left alone.
 */
export function checkCharge(line: ChargingLine, benefit: ChargedBenefit | null): Refusal[] {
  if (benefit === null || benefit.approved === null || line.currency !== benefit.currency) return [];
  const charged = benefit.isOnce ? new Exact(benefit.charged).plus(line.goodsAmount) : new Exact(line.unitAmount);
  return charged.gt(benefit.approved) ? [no.overBenefit({}, benefit.isOnce ? 'quantity' : 'unitAmount')] : [];
}
