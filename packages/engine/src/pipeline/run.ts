import { type Entity, isRefusal, type Refusal } from '@homeport/grammar';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../store/store.ts';
import { databaseRefusal, isLostRace } from './database-refusals.ts';
import type { Open, Run, RunInTransaction } from './engine.ts';
import { settlingReads } from './settling-reads.ts';
import { copyOf, settleBefore, settleStale } from './stale.ts';

/** Carries a refusal out of a transaction, so that it is rolled back. */
class Undo extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const tries = 3;

export interface Within {
  /** Names the unique keys in refusals. */
  readonly entity?: Entity;
  /** The work has no effects outside the database, so a lost race may be repeated. */
  readonly repeatable?: boolean;
}

/**
 * Runs work in a transaction; inside one already, it joins. A refusal or a throw rolls back. What joins and refuses after it
 * has written takes the whole transaction with it: half of a change is never kept.
 */
export async function within<T>(
  run: Run,
  how: Within,
  work: (run: RunInTransaction) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return run.open ? join(run as RunInTransaction, how, work) : begin(run, how, work);
}

/**
 * Work that is kept or not by itself, also inside a transaction (that of an Idempotency-Key, for one): what it refuses takes
 * nothing else along, and nothing of it stays. What follows it is settled with everything else that the transaction has written.
 */
export async function apart<T>({ open }: Run, work: () => Promise<T | Refusal>): Promise<T | Refusal> {
  if (!open || open.spoiled) return work();
  const told = open.after.length;
  const waiting = copyOf(open.stale);
  const query = (statement: RawBuilder<unknown>) => open.tx.query(statement);
  await query(sql`savepoint apart`);
  const result = await work();
  if (isRefusal(result)) {
    await query(sql`rollback to savepoint apart`);
    delete open.spoiled;
    open.after.splice(told);
    open.stale.waiting = waiting;
  }
  await query(sql`release savepoint apart`);
  return result;
}

async function join<T>(
  run: RunInTransaction,
  how: Within,
  work: (run: RunInTransaction) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const { open } = run;
  if (open.spoiled) return open.spoiled;
  const before = open.writes;
  try {
    const result = await work(run);
    if (isRefusal(result) && open.writes > before) open.spoiled ??= result;
    return result;
  } catch (error) {
    const refusal = isLostRace(error) ? undefined : databaseRefusal(error, how.entity);
    if (refusal === undefined) throw error;
    // PostgreSQL ends the transaction at the first error; a commit would silently keep nothing.
    open.spoiled ??= refusal;
    return refusal;
  }
}

async function begin<T>(
  run: Run,
  how: Within,
  work: (run: RunInTransaction) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const after: Open['after'] = [];
      const stored = await run.engine.store.transaction(run.caller, async (tx) => {
        const open = opened(run, tx, after);
        const result = await work({ ...run, open });
        if (isRefusal(result)) throw new Undo(result);
        const refused = await settleStale({ open });
        if (refused) throw new Undo(refused);
        if (open.spoiled) throw new Undo(open.spoiled);
        return result;
      });
      for (const work of after) work();
      return stored;
    } catch (error) {
      if (error instanceof Undo) return error.refusal;
      if (how.repeatable && attempt < tries && isLostRace(error)) continue;
      const refusal = databaseRefusal(error, how.entity);
      if (refusal) return refusal;
      throw error;
    }
  }
}

function opened({ engine }: Run, tx: Transaction, after: Open['after']): Open {
  const counted = counting(tx, () => (open.writes += 1));
  // What facts ask is asked again with every record.
  const calm: Transaction = { ...counted, query: (statement) => counted.query(statement, { isKept: true }) };
  const settleFirst: Open['settleFirst'] = (isAsked) => settleBefore(open, isAsked);
  const open: Open = {
    tx: settlingReads(engine.catalogue, counted, settleFirst),
    calm,
    stale: { waiting: new Map() },
    settleFirst,
    writes: 0,
    after,
  };
  return open;
}

/** The transaction, with its writes counted. Free SQL counts as a write: nobody knows what it does. */
function counting(tx: Transaction, wrote: () => void): Transaction {
  const counted =
    <A extends unknown[], R>(write: (...args: A) => R) =>
    (...args: A): R => {
      wrote();
      return write(...args);
    };
  return {
    ...tx,
    insert: counted(tx.insert),
    update: counted(tx.update),
    updateMany: counted(tx.updateMany),
    delete: counted(tx.delete),
    emit: counted(tx.emit),
    audit: counted(tx.audit),
    query: <R>(...args: Parameters<typeof tx.query<R>>) => counted(tx.query<R>)(...args),
  };
}
