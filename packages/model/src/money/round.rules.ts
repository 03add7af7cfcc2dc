import { Exact } from '@homeport/grammar';
import type { Outcome } from './finding.rules.ts';

/**
 * Rounds an exact decimal half-up to a currency's decimals, a half away from zero on both sides, so that a reversal
 * cancels its original. Out: text with exactly that many decimals ("450.00", "1234").
 */
export function round(amount: string, currencyDecimals: number): string {
  const rounded = new Exact(amount).toDecimalPlaces(currencyDecimals, Exact.ROUND_HALF_UP);
  return (rounded.isZero() ? new Exact(0) : rounded).toFixed(currencyDecimals);
}

/** True when the amount has no digits below the currency's minor unit (1.5 JPY does not fit). */
export function fitsDecimals(amount: string, currencyDecimals: number): boolean {
  return new Exact(amount).decimalPlaces() <= currencyDecimals;
}

/**
 * Amount in whole minor units ("12.34" with 2 decimals is 1234n). Refuses `money.tooPrecise` (params `limit`) instead
 * of rounding, because a changed amount must never be an accident.
 */
export function toMinorUnits(amount: string, currencyDecimals: number): Outcome<bigint> {
  if (!fitsDecimals(amount, currencyDecimals)) {
    return { ok: false, code: 'money.tooPrecise', params: { limit: currencyDecimals } };
  }
  return { ok: true, value: BigInt(new Exact(amount).times(new Exact(10).pow(currencyDecimals)).toFixed(0)) };
}

/** Amount text from whole minor units (1234n with 3 decimals is "1.234"); the inverse of `toMinorUnits`. */
export function fromMinorUnits(units: bigint, currencyDecimals: number): string {
  return new Exact(units.toString()).div(new Exact(10).pow(currencyDecimals)).toFixed(currencyDecimals);
}
