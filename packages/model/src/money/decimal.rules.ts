import { Exact } from '@homeport/grammar';

/** Compares two exact decimals: negative, zero or positive, as for sorting. */
export function compareAmounts(a: string, b: string): number {
  return new Exact(a).comparedTo(new Exact(b));
}
