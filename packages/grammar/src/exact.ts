import { Decimal } from 'decimal.js';

/**
 * The decimal arithmetic of the whole repository; nothing else imports the library. 60 significant digits, so that sums
 * of numeric(19,4) and products with rates are exact and a quotient is far more precise than any currency (the library's
 * default of 20 digits would round long sums). Halves are rounded away from zero, so that a reversal cancels its
 * original. Texts have no exponent.
 */
export const Exact = Decimal.clone({
  precision: 60,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -1000,
  toExpPos: 1000,
});
export type Exact = Decimal;
