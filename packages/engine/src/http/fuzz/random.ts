/** A small generator of numbers that are the same for the same seed (mulberry32). */
export interface Random {
  /** 0 up to, not including, `below`. */
  whole(below: number): number;
  one<T>(items: readonly T[]): T;
  chance(part: number): boolean;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    whole: (below) => Math.floor(next() * below),
    one: (items) => items[Math.floor(next() * items.length)] as never,
    chance: (part) => next() < part,
  };
}
