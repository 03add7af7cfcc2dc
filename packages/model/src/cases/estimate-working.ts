import type { Trace } from '@homeport/grammar';

/** What of a line lies in a month (yyyy-MM), in the currency of the estimate. */
export interface EstimateMonth {
  readonly month: string;
  readonly amount: string;
}
/** How at least and at most were worked out, where they are something else than the amount. */
export interface EstimateBounds {
  readonly low: Trace | null;
  readonly high: Trace | null;
}
/** How a line was worked out, and whether from pay: then whoever reads it knows the pay. */
export interface EstimateWorking {
  readonly trace: Trace;
  readonly isFromPay: boolean;
  /** What follows from pay keeps its months here, where only those read them to whom pay is open. */
  readonly months: readonly EstimateMonth[];
}
/** What the estimate takes for given where nothing is said. */
export type Assumption =
  /** The end is open: one year is counted. */
  | { readonly says: 'OPEN_END' }
  /** Nobody knows how many there will be: one is counted, at least none. */
  | { readonly says: 'ONE_ITEM'; readonly name: string }
  /** There is no rate: it is left out. */
  | { readonly says: 'NO_RATE'; readonly name: string; readonly from: string; readonly to: string }
  /** Nothing is said of the amount: it is left out. */
  | { readonly says: 'NO_AMOUNT'; readonly name: string }
  /** Tax that the company pays could not be worked out. */
  | { readonly says: 'NO_GROSS_UP'; readonly name: string }
  /** There is no salary, so that no pay is counted. */
  | { readonly says: 'NO_PAY' };
