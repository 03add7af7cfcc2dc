import type { Calculated, Trace } from '@homeport/grammar';
import type { RateLeg } from './rate.rules.ts';

/** How a conversion was explained in rows that were written before there were traces, as far as it is read. */
export interface ConversionExplanation {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  /** yyyy-MM-dd */
  readonly onDate: string;
  readonly legs: readonly RateLeg[];
  readonly rounding: { readonly mode: 'halfUp'; readonly decimals: number };
}
/** What stands beside a converted amount, in either form. */
export type StoredConversion = Trace | ConversionExplanation;

const isExplanation = (stored: unknown): stored is ConversionExplanation =>
  typeof stored === 'object' && stored !== null && 'legs' in stored && 'rounding' in stored && 'onDate' in stored;

/** The trace of an older explanation: the same amount, records and rounding, calculated once more. */
export const traceOfStored = (
  stored: unknown,
  calculate: (old: ConversionExplanation) => Calculated,
): Trace | undefined => (isExplanation(stored) ? calculate(stored).trace : undefined);
