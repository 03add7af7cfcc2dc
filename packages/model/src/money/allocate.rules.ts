import { Exact } from '@homeport/grammar';
import type { Outcome } from './finding.rules.ts';
import { fromMinorUnits, toMinorUnits } from './round.rules.ts';

/**
 * Splits `total` (exact decimal) in proportion to `weights` (exact decimals, none negative, not all zero).
 * Largest remainder method (Hamilton): every part is its exact share cut to whole minor units, the units left over go
 * to the largest remainders, equal remainders to the earlier part. The parts always sum to the total; a weight of zero
 * gets zero; a negative total is the mirror image of the positive one.
 * Refuses `money.noWeights`, `money.negativeWeight` and `money.tooPrecise`.
 */
export function allocate(total: string, weights: readonly string[], currencyDecimals: number): Outcome<string[]> {
  const units = toMinorUnits(total, currencyDecimals);
  if (!units.ok) return units;
  if (weights.some((weight) => new Exact(weight).isNegative() && !new Exact(weight).isZero())) {
    return { ok: false, code: 'money.negativeWeight' };
  }
  const scaled = wholeWeights(weights);
  const sumOfWeights = scaled.reduce((sum, weight) => sum + weight, 0n);
  if (sumOfWeights === 0n) return { ok: false, code: 'money.noWeights' };

  const sign = units.value < 0n ? -1n : 1n;
  const toShare = units.value * sign;
  const parts = scaled.map((weight) => (toShare * weight) / sumOfWeights);
  const remainders = scaled.map((weight, index) => ({ index, left: (toShare * weight) % sumOfWeights }));
  let unitsLeft = toShare - parts.reduce((sum, part) => sum + part, 0n);
  remainders.sort((a, b) => (a.left === b.left ? a.index - b.index : a.left > b.left ? -1 : 1));
  for (const { index } of remainders) {
    if (unitsLeft === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    unitsLeft -= 1n;
  }
  return { ok: true, value: parts.map((part) => fromMinorUnits(part * sign, currencyDecimals)) };
}

/** Weights as whole numbers of the same proportion, so that shares and remainders are exact. */
function wholeWeights(weights: readonly string[]): bigint[] {
  const exact = weights.map((weight) => new Exact(weight));
  const places = Math.max(0, ...exact.map((weight) => weight.decimalPlaces()));
  return exact.map((weight) => BigInt(weight.times(new Exact(10).pow(places)).toFixed(0)));
}
