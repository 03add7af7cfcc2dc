import { stableId } from '../reference/index.ts';

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
export const demoId = (...parts: readonly (string | number)[]): string => stableId('homeport-demo', ...parts);
