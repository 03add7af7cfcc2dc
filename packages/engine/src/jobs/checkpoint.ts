import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Stores how far a job has come, in the running transaction: after a crash it goes on from there. */
export async function saveCheckpoint(ctx: Context, id: string, checkpoint: object): Promise<void> {
  await ctx.query(sql`update engine.job set result = ${JSON.stringify({ checkpoint })}::jsonb where id = ${id}::uuid`);
}

/** What `saveCheckpoint` stored last, by an earlier run of this job. */
export async function readCheckpoint<T>(ctx: Context, id: string): Promise<T | undefined> {
  const [row] = await ctx.query<{ checkpoint: T | null }>(
    sql`select result->'checkpoint' as checkpoint from engine.job where id = ${id}::uuid`,
  );
  return row?.checkpoint ?? undefined;
}
