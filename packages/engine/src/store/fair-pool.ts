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

/** Milliseconds after which a statement (or a transaction) does not keep its company's next one waiting. */
const short = 40;

interface Loan {
  readonly tenant: string;
  readonly since: number;
  lingers: boolean;
}

/**
 * Beside others one company leaves a processor to them: of its short statements there is one less at work than there are
 * processors, as more would only share a processor with the others' and with the server itself. Long ones may go on beside, three
 * in all at least: what takes seconds does not keep the same company's short ones waiting. The pool's own line is first come,
 * first served: a loud company's hundred calls would all stand before a quiet one's first.
 */
export function fairPool(
  pool: Pick<pg.Pool, 'connect'>,
  size: number,
  processors: number = availableParallelism(),
): FairPool {
  const half = Math.ceil(size / 2) - 1;
  const beside = Math.max(1, Math.min(half, processors - 1));
  const turns = fairTurns({
    places: size,
    // Two at least: a long transaction of a company does not stand in the way of its own short ones.
    ofOne: Math.max(2, size - leftOver),
    beside,
    lingering: Math.max(3, Math.min(half, processors)) - beside,
  });
  const loans = new Map<pg.PoolClient, Loan>();
  let looking: NodeJS.Timeout | undefined;
  /** Looked at only while somebody waits. */
  const lookForLong = (): void => {
    const before = performance.now() - short;
    for (const loan of loans.values())
      if (!loan.lingers && loan.since < before) loan.lingers = turns.linger(loan.tenant);
    if (turns.waiting > 0) return;
    clearInterval(looking);
    looking = undefined;
  };
  const connected = async (tenant: string): Promise<pg.PoolClient> => {
    try {
      const client = await pool.connect();
      loans.set(client, { tenant, since: performance.now(), lingers: false });
      return client;
    } catch (error) {
      turns.leave(tenant);
      throw error;
    }
  };
  const lend = (tenant: string): Promise<pg.PoolClient> => {
    if (turns.tryEnter(tenant)) return connected(tenant);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    turns.wait(tenant, resolve);
    looking ??= setInterval(lookForLong, short / 2).unref();
    const timer = setTimeout(() => {
      if (turns.withdraw(tenant, resolve)) reject(new Error('timeout exceeded when trying to connect'));
    }, patience);
    return promise.then(() => {
      clearTimeout(timer);
      return connected(tenant);
    });
  };
  const giveBack: FairPool['giveBack'] = (tenant, client, broken = false) => {
    const lingered = loans.get(client)?.lingers;
    loans.delete(client);
    client.release(broken || isWorn(client));
    turns.leave(tenant, lingered);
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
