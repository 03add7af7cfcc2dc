import { rename } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { type ChainEnd, CheckpointForged, readCheckpoint, writeCheckpoint } from './checkpoint.ts';

export interface SealerOptions {
  readonly store: Pick<Store, 'open'>;
  /** Where the ends of the chains are noted, outside the database. */
  readonly checkpoint: string;
  /** The first signs the checkpoint; the others did before the secret was changed. */
  readonly keys: readonly [Buffer, ...Buffer[]];
  readonly log: {
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
  /** Milliseconds between looks; 2 s keeps the promise of 5. */
  readonly every?: number;
}
export interface Sealer {
  /** Seals what waits now; answers the number of chains that grew. */
  seal(): Promise<number>;
  /** Seals once more, then stops. */
  stop(): Promise<void>;
}

/** Lines in one transaction; a larger backlog is taken in several. */
const atMost = 5_000;

/**
 * Orders the lines of the audit trail and chains them by hashes, per tenant, some seconds after they were written, and notes
 * the ends of the chains outside the database. On any number of nodes: one seals at a time.
 */
export function startSealer(options: SealerOptions): Sealer {
  const { log, every = 2_000 } = options;
  const stopped = new AbortController();
  let known: Map<string, ChainEnd> | undefined;
  const sealAll = async (): Promise<number> => {
    known ??= await knownEnds(options);
    let grown = 0;
    for (;;) {
      const ends = await sealSome(options.store);
      if (ends.length === 0) break;
      let lines = 0;
      for (const { tenant, seq, hash } of ends) {
        lines += Number(seq) - Number(known.get(tenant)?.seq ?? 0);
        known.set(tenant, { seq, hash });
      }
      await writeCheckpoint(options.checkpoint, options.keys[0], known);
      grown += ends.length;
      // What was written meanwhile has time: taking it at once would seal without a pause while there is load.
      if (lines < atMost) break;
    }
    return grown;
  };
  let last: Promise<number> = Promise.resolve(0);
  const seal = (): Promise<number> => {
    last = last.catch(() => 0).then(sealAll);
    return last;
  };
  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await seal().catch((err: unknown) => log.warn({ err }, 'the audit trail could not be sealed; trying again'));
      await pause(every, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  };
  const running = loop();
  return {
    seal,
    stop: async () => {
      stopped.abort();
      await running;
      await seal().catch((err: unknown) =>
        log.warn({ err }, 'the last lines of the audit trail are sealed after the next start'),
      );
    },
  };
}

async function sealSome(store: Pick<Store, 'open'>): Promise<(ChainEnd & { readonly tenant: string })[]> {
  return store.open(
    sql<
      ChainEnd & { readonly tenant: string }
    >`select tenant, place as seq, end_hash as hash from engine.seal_lines(${atMost}::integer)`,
  );
}

/** What an earlier run noted. A file that is not ours is put aside for whoever looks into it, and said loudly. */
async function knownEnds({ checkpoint, keys, log }: SealerOptions): Promise<Map<string, ChainEnd>> {
  try {
    return new Map(await readCheckpoint(checkpoint, ...keys));
  } catch (err) {
    if (!(err instanceof CheckpointForged)) throw err;
    const aside = `${checkpoint}.rejected-${Date.now()}`;
    await rename(checkpoint, aside);
    log.error({ err, aside }, 'the checkpoint of the audit trail was not written by this installation');
    return new Map();
  }
}
