import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { JobKind } from '../module.ts';
import { newId } from '../pipeline/new-id.ts';

export interface EnqueueOptions {
  /** The same key and name in a tenant is the same job: handed in twice, it runs once. */
  readonly key?: string;
  /** How often it is tried before it counts as failed. */
  readonly attempts?: number;
  /** Whose job it is, where the system hands it over for somebody: the caller's unless told. It runs with their rights. */
  readonly owner?: string;
}

const ATTEMPTS = 5;

/**
 * Hands work over to the queue for the caller. Inside a transaction it is part of it: no data without its job, no job
 * without its data. Answers the job's id.
 */
export async function enqueue<I extends object>(
  ctx: Context,
  kind: JobKind<I> | string,
  input: NoInfer<I>,
  how: EnqueueOptions = {},
): Promise<string> {
  const name = typeof kind === 'string' ? kind : kind.name;
  const id = how.key === undefined ? newId() : keyedId(ctx.tenant, name, how.key);
  const user = how.owner ?? ctx.me.user;
  const payload = { tenant: ctx.tenant, user, id };
  await ctx.query(sql`
    with made as (
      insert into engine.job (id, name, owner, input)
      values (${id}::uuid, ${name}, ${user}::uuid, ${JSON.stringify(input)}::jsonb)
      on conflict do nothing returning id
    ) select jobs.add(${name}, ${JSON.stringify(payload)}::json, ${how.attempts ?? ATTEMPTS}::integer) from made`);
  return id;
}

/** An id that follows from the key (UUID version 8: our own way of making it). */
function keyedId(tenant: string, name: string, key: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([tenant, name, key]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
