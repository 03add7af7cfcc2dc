import type { Refusal } from '@homeport/grammar';
import { sql } from 'kysely';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import type { Transaction } from '../store/store.ts';

/** An Idempotency-Key and what the call asked for, so that the same key cannot mean two things. */
export interface Key {
  readonly key: string;
  readonly fingerprint: string;
}
/** A first answer, given again. */
export interface KeptAnswer {
  readonly status: number;
  readonly text: string;
}

const me = sql`nullif(current_setting('app.user', true), '')::uuid`;
const here = sql`nullif(current_setting('app.tenant', true), '')::uuid`;

/**
 * Takes the key for this transaction. The first answer when there is one already; a refusal when the same call is running or
 * the key stands for another one; undefined when the work is ours to do.
 */
export async function claimKey(tx: Transaction, key: Key): Promise<KeptAnswer | Refusal | undefined> {
  const [row] = await tx.query<{
    ours: boolean;
    fingerprint: string | null;
    status: number | null;
    answer: string | null;
  }>(sql`
    with taken as (
      select pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', current_setting('app.tenant', true), current_setting('app.user', true), ${key.key}::text), 0)) as ours
    )
    select taken.ours, known.fingerprint, known.status, known.answer
    from taken left join engine.idempotency known
      on known.tenant_id = ${here} and known.user_id = ${me} and known.key = ${key.key}`);
  return row && judge(row, key);
}

/** Whether a call was answered under a key already, whatever it was. */
export async function isAnswered(tx: Transaction, { key }: Key): Promise<boolean> {
  const rows = await tx.query(
    sql`select 1 from engine.idempotency where tenant_id = ${here} and user_id = ${me} and key = ${key} and status is not null`,
  );
  return rows.length > 0;
}

function judge(
  row: { ours: boolean; fingerprint: string | null; status: number | null; answer: string | null },
  key: Key,
): KeptAnswer | Refusal | undefined {
  if (row.fingerprint !== null) {
    if (row.fingerprint !== key.fingerprint) return no.keyReused();
    return row.status === null ? stillRunning() : { status: row.status, text: row.answer ?? '' };
  }
  return row.ours ? undefined : stillRunning();
}

/** The same call is being worked on: it is worth asking again at once, since its answer is near. */
export const stillRunning = (): Refusal => ({ ...no.keyRunning(), retryAfter: 1 });

/** Keeps the answer with the effect: both are there after the commit, or neither. */
export async function storeAnswer(tx: Transaction, key: Key, status: number, text: string): Promise<void> {
  await tx.query(
    sql`insert into engine.idempotency (key, fingerprint, status, answer) values (${key.key}, ${key.fingerprint}, ${status}, ${text})`,
  );
}

/** Name of the primary key that two simultaneous first calls meet at. */
export const keyConstraint = 'idempotency_pkey';
