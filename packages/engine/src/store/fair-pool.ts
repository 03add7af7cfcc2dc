import { availableParallelism } from 'node:os';
import type pg from 'pg';
import { fairTurns } from './fair-turns.ts';
import { isWorn } from './pool.ts';

/** Milliseconds to wait for a connection, as the pool's own. */
const patience = 3_000;
/** Connections that one company leaves to the others. */
const leftOver = 2;

/** Connections, lent out fairly between companies. */
export interface FairPool {
  /** A connection for a company (or the system's own work); to be given back with `giveBack`. */
  lend(tenant: string): Promise<pg.PoolClient>;
  giveBack(tenant: string, client: pg.PoolClient, broken?: Error | boolean): void;
  /** Lends one for as long as the work takes. */
  with<T>(tenant: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
}

/**
 * Beside others one company has no more statements at work than there are processors, three at least (two long ones do not keep its short ones waiting): more of them finish no sooner,
 * and the short statement of another company would share its processor with them all. The pool's own line is first come, first served: a loud company's hundred calls would all stand before a quiet one's
 * first.
 */
export function fairPool(
  pool: Pick<pg.Pool, 'connect'>,
  size: number,
  processors: number = availableParallelism(),
): FairPool {
  const turns = fairTurns({
    places: size,
    // Two at least: a long transaction of a company does not stand in the way of its own short ones.
    ofOne: Math.max(2, size - leftOver),
    beside: Math.max(3, Math.min(Math.ceil(size / 2) - 1, processors)),
  });
  const connected = (tenant: string): Promise<pg.PoolClient> =>
    pool.connect().catch((error: unknown) => {
      turns.leave(tenant);
      throw error;
    });
  const lend = (tenant: string): Promise<pg.PoolClient> => {
    if (turns.tryEnter(tenant)) return connected(tenant);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    turns.wait(tenant, resolve);
    const timer = setTimeout(() => {
      if (turns.withdraw(tenant, resolve)) reject(new Error('timeout exceeded when trying to connect'));
    }, patience);
    return promise.then(() => {
      clearTimeout(timer);
      return connected(tenant);
    });
  };
  const giveBack: FairPool['giveBack'] = (tenant, client, broken = false) => {
    client.release(broken || isWorn(client));
    turns.leave(tenant);
  };
  return {
    lend,
    giveBack,
    with: async (tenant, work) => {
      const client = await lend(tenant);
      try {
        return await work(client);
      } finally {
        giveBack(tenant, client);
      }
    },
  };
}
