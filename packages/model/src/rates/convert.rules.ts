import { Exact } from '@homeport/grammar';
import { factorsOf, findRate, type NoRate, type RatePath } from './look-up.rules.ts';
import type { RateLeg, RateOptions, RateRecord } from './rate.rules.ts';

/** One step of the calculation; `result` is the exact decimal after it (up to 18 significant digits are shown). */
export type ConversionStep =
  | { readonly kind: 'multiply' | 'divide'; readonly by: string; readonly recordId: string; readonly result: string }
  | { readonly kind: 'round'; readonly decimals: number; readonly result: string };

/** Everything "explain this number" shows about a converted amount. It is stored beside the amount and never redone. */
export interface ConversionExplanation {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly onDate: string;
  /** Units of `to` for one unit of `from`, up to 12 significant digits. */
  readonly rate: string;
  readonly path: RatePath;
  readonly legs: readonly RateLeg[];
  readonly rounding: { readonly mode: 'halfUp'; readonly decimals: number };
  readonly steps: readonly ConversionStep[];
  /** The calculation in one line, in no language: "3600 CNY × 0.9 ÷ 7.2 = 450.00 EUR". */
  readonly formula: string;
}

/** A converted amount with exactly the decimals of its currency, and how it came about. */
export interface Converted {
  readonly ok: true;
  readonly amount: string;
  readonly currency: string;
  readonly explanation: ConversionExplanation;
}

const SHOWN_DIGITS = 18;

/**
 * Converts an exact decimal of currency `from` into `to` with the rate in force on a date (yyyy-MM-dd).
 * The amount is multiplied first and divided last with the numbers as recorded, and rounded half-up ONCE, to the
 * `decimals` of the target currency; no rounded cross rate or inverse is ever multiplied with.
 * Refuses `rates.noRate`. Source of the order of look-up: `findRate`.
 */
export function convert(
  amount: string,
  from: string,
  to: string,
  onDate: string,
  rates: readonly RateRecord[],
  decimals: number,
  options: RateOptions,
): Converted | NoRate {
  const rate = findRate(from, to, onDate, rates, options);
  if (!rate.ok) return rate;
  const { steps, result } = calculate(amount, rate.legs, decimals);
  const explanation = {
    amount,
    from,
    to,
    onDate,
    rate: rate.rate,
    path: rate.path,
    legs: rate.legs,
    rounding: { mode: 'halfUp', decimals },
    steps,
    formula: formulaOf(amount, from, to, rate.legs, result),
  } as const;
  return { ok: true, amount: result, currency: to, explanation };
}

/**
 * Does the stored calculation again for another amount of the same line, such as the approved part of a submitted
 * amount: same records, same rounding, whatever rates have been published since.
 */
export function convertLike(amount: string, explanation: ConversionExplanation): Converted {
  const { from, to, legs, rounding } = explanation;
  const { steps, result } = calculate(amount, legs, rounding.decimals);
  const formula = formulaOf(amount, from, to, legs, result);
  return { ok: true, amount: result, currency: to, explanation: { ...explanation, amount, steps, formula } };
}

function calculate(amount: string, legs: readonly RateLeg[], decimals: number) {
  const ordered = [...legs].sort((a, b) => Number(a.operation === 'divide') - Number(b.operation === 'divide'));
  const steps: ConversionStep[] = [];
  let value = new Exact(amount);
  for (const leg of ordered) {
    value = leg.operation === 'multiply' ? value.times(leg.value) : value.div(leg.value);
    const result = value.toSignificantDigits(SHOWN_DIGITS).toFixed();
    steps.push({ kind: leg.operation, by: leg.value, recordId: leg.recordId, result });
  }
  const rounded = value.toDecimalPlaces(decimals, Exact.ROUND_HALF_UP);
  const result = (rounded.isZero() ? new Exact(0) : rounded).toFixed(decimals);
  steps.push({ kind: 'round', decimals, result });
  return { steps, result };
}

function formulaOf(amount: string, from: string, to: string, legs: readonly RateLeg[], result: string): string {
  const { multipliers, divisors } = factorsOf(legs);
  const factors = [...multipliers.map((value) => ` × ${value}`), ...divisors.map((value) => ` ÷ ${value}`)];
  return `${amount} ${from}${factors.join('')} = ${result} ${to}`;
}
