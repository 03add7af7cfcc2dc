import { createHmac } from 'node:crypto';
import { countHere, type MakeLimiter } from '@homeport/engine';
import type { Store } from '@homeport/engine/store';
import { sql } from 'kysely';

/** What guesses, pays or sends is counted in the database: adding a node must not add tries. */
const counted: ReadonlySet<Parameters<MakeLimiter>[0]> = new Set(['signIn', 'money', 'mail']);

/** Counters of the strict limits for all nodes together; the others count in each process. Addresses are kept as hashes. */
export function countTogether(store: Pick<Store, 'open'>, key: Buffer): MakeLimiter {
  return (group, rate) => {
    if (!counted.has(group)) return countHere(group, rate);
    return async (who) => {
      const name = `rate ${group}:${createHmac('sha256', key).update(who).digest('hex')}`;
      const [row] = await store.open(
        sql<{
          wait: number;
        }>`select app.take_attempt(${name}, ${rate.calls}::integer, ${rate.seconds}::integer) as wait`,
      );
      return row?.wait ?? 0;
    };
  };
}
