import { fileLimits } from './limits.ts';
import type { Files } from './local-files.ts';

/** Which of these keys (without `.thumb`) a record still names. */
export type KnownKeys = (tenant: string, keys: readonly string[]) => Promise<ReadonlySet<string>>;

const BATCH = 500;

/**
 * Removes bytes that no record names and that have been there for `orphanHours`: uploads whose record was never
 * stored, and files whose record was deleted. Answers how many keys went; `seen` is told after each batch.
 */
export async function sweepFiles(
  files: Files,
  isKnown: KnownKeys,
  how: {
    readonly now: Temporal.Instant;
    readonly signal?: AbortSignal;
    readonly seen?: (keys: number) => Promise<void>;
  },
): Promise<number> {
  const before = how.now.subtract({ hours: fileLimits.orphanHours }).epochMilliseconds;
  let removed = 0;
  let batch: string[] = [];
  const flush = async () => {
    const byTenant = Map.groupBy(batch, (key) => key.slice(0, key.indexOf('/')));
    for (const [tenant, keys] of byTenant) {
      const known = await isKnown(tenant, [...new Set(keys.map(withoutEnding))]);
      for (const key of keys.filter((k) => !known.has(withoutEnding(k)))) {
        await files.delete(key);
        removed += 1;
      }
    }
    await how.seen?.(batch.length);
    batch = [];
  };
  for await (const { key, written } of files.keys()) {
    how.signal?.throwIfAborted();
    if (written.getTime() < before) batch.push(key);
    if (batch.length >= BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return removed;
}

const withoutEnding = (key: string): string => key.replace(/\.thumb$/, '');
