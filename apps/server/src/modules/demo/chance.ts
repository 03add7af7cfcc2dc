import { createHash } from 'node:crypto';

/** The same story on every machine: chance with a seed, and ids made from names. */
export interface Chance {
  /** A number from 0 (included) to 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  is(share: number): boolean;
}

/** A small generator (mulberry32), good enough to scatter demo data. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return { next, whole, is: (share) => next() < share, pick: (items) => items[whole(0, items.length - 1)] as never };
}

/** An id that is the same in every installation: demo links in the documentation stay true. */
export function demoId(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256')
    .update(`homeport-demo/${parts.join('/')}`)
    .digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
