import { Decimal } from 'decimal.js';

/**
 * Decimal arithmetic for money: 60 significant digits, so that sums of numeric(19,4) and products with rates are exact
 * and a quotient is far more precise than any currency. The library's default of 20 digits would round long sums.
 */
export const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -1000, toExpPos: 1000 });

/** Compares two exact decimals: negative, zero or positive, as for sorting. */
export function compareAmounts(a: string, b: string): number {
  return new Exact(a).comparedTo(new Exact(b));
}
