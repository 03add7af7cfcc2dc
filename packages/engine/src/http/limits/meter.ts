import type { Rate } from '../config.ts';

/** Counts calls per key with a bucket that refills steadily. Synchronous: it runs on every request. */
export interface Meter {
  /** 0 when the call may go on, else the seconds to wait. */
  take(key: string): number;
}

const mostKeys = 50_000;

/** A meter of `rate.calls` per `rate.seconds`, kept in this process. Full tables forget all keys: a limit, not a ledger. */
export function meter(rate: Rate, now: () => number = () => performance.now()): Meter {
  const perMillisecond = rate.calls / (rate.seconds * 1000);
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take: (key) => {
      const at = now();
      let bucket = buckets.get(key);
      if (bucket === undefined) {
        if (buckets.size >= mostKeys) buckets.clear();
        bucket = { left: rate.calls, at };
        buckets.set(key, bucket);
      } else {
        bucket.left = Math.min(rate.calls, bucket.left + (at - bucket.at) * perMillisecond);
        bucket.at = at;
      }
      if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / perMillisecond / 1000));
      bucket.left -= 1;
      return 0;
    },
  };
}
