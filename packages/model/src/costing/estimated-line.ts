import type { Trace } from '@homeport/grammar';
import type { EstimateKind } from './estimate-snapshot.ts';

/** A computed line: what one thing costs in one year of the assignment, in the currency of the estimate. */
export interface EstimatedLine {
  readonly kind: EstimateKind;
  /** 1 to 10. */
  readonly year: number;
  readonly benefit: string | null;
  readonly name: string | null;
  readonly amount: string;
  readonly low: string;
  readonly high: string;
  /** In the currency that it comes in. */
  readonly quotedAmount: string;
  readonly quotedCurrency: string;
  /** It follows from pay: who knows it knows the pay. */
  readonly isPay: boolean;
  readonly isTaxable: boolean;
  readonly isGrossedUp: boolean;
  readonly months: readonly { readonly month: string; readonly amount: string }[];
  readonly trace: Trace;
  readonly lowTrace: Trace | null;
  readonly highTrace: Trace | null;
}
