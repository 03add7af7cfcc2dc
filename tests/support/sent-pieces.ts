import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** How the statements of some work left for the database. */
export interface Sent {
  readonly statements: number;
  /** Round trips: what is sent between two answers leaves in one piece. */
  readonly pieces: number;
}

const under = new AsyncLocalStorage<{ statements: number; pieces: number; isOpen: boolean }>();

/** Does the work and counts what it sends, and nothing that others send meanwhile. */
export async function countSent(work: () => Promise<unknown>): Promise<Sent> {
  const { query } = pg.Client.prototype;
  const counted = function (this: pg.Client, ...args: unknown[]): unknown {
    const count = under.getStore();
    if (count) {
      count.statements += 1;
      if (!count.isOpen) {
        count.isOpen = true;
        count.pieces += 1;
        process.nextTick(() => {
          count.isOpen = false;
        });
      }
    }
    return Reflect.apply(query, this, args);
  };
  Object.assign(pg.Client.prototype, { query: counted });
  try {
    const count = { statements: 0, pieces: 0, isOpen: false };
    await under.run(count, async () => await work());
    return { statements: count.statements, pieces: count.pieces };
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
}
