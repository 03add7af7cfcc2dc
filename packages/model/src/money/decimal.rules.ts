import { Exact } from '@homeport/grammar';
import type { Outcome } from './finding.rules.ts';

/** Plain notation as JSON and people write it: optional minus, digits, optional fraction. No exponent, no grouping. */
const PLAIN = /^-?\d+(\.\d+)?$/;

/** Limits of the money column numeric(19,4). */
const WHOLE_DIGITS = 15;
const FRACTION_DIGITS = 4;

/**
 * Reads an exact decimal ("1249.99") that fits the money column (15 digits before and 4 after the point).
 * Out: the canonical text, without leading zeros and without minus before zero, trailing zeros kept as written.
 * Refuses `money.notADecimal` and `money.tooLarge`, `money.tooPrecise` (params `limit`).
 */
export function parseDecimal(text: string): Outcome<string> {
  const trimmed = text.trim();
  if (!PLAIN.test(trimmed)) return { ok: false, code: 'money.notADecimal' };
  const isNegative = trimmed.startsWith('-');
  const [whole = '', fraction = ''] = trimmed.replace('-', '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > WHOLE_DIGITS) return { ok: false, code: 'money.tooLarge', params: { limit: WHOLE_DIGITS } };
  if (fraction.length > FRACTION_DIGITS) {
    return { ok: false, code: 'money.tooPrecise', params: { limit: FRACTION_DIGITS } };
  }
  const plain = fraction ? `${digits}.${fraction}` : digits;
  return { ok: true, value: isNegative && /[1-9]/.test(plain) ? `-${plain}` : plain };
}

/** Compares two exact decimals: negative, zero or positive, as for sorting. */
export function compareAmounts(a: string, b: string): number {
  return new Exact(a).comparedTo(new Exact(b));
}
