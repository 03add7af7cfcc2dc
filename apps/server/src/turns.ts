/** Work that is done a little at a time. */
export interface Turns {
  /** Does the work when it is its turn; undefined when too many wait already, without having begun. Rejects as the work does. */
  readonly take: <R>(work: () => Promise<R>) => Promise<R | undefined>;
}

/**
 * Turns for work that is heavy: `atOnce` are at it, `mayWait` more wait in the order they came. Whoever comes then is told so at
 * once. A place is handed on however the work ends.
 */
export function turnsOf({ atOnce, mayWait }: { readonly atOnce: number; readonly mayWait: number }): Turns {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return {
    async take(work) {
      if (busy >= atOnce) {
        if (waiting.length >= mayWait) return undefined;
        await new Promise<void>((turn) => waiting.push(turn));
      } else busy += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
