import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** An event that nobody managed to act on. */
export interface DeadLetter {
  readonly effectId: string;
  readonly event: string;
  readonly entity: string;
  readonly recordId: string;
  readonly attempts: number;
  readonly failure: string | null;
  readonly created: string;
  readonly dead: string;
}

/** Has events of the caller's tenant tried again that were given up: one by its effect, or all of them. Answers how many. */
export async function retryDeadLetters(ctx: Context, effect: string | null): Promise<number> {
  await ctx.audit('outboxRetry', effect === null ? {} : { detail: { effect } });
  const [row] = await ctx.query(
    sql<{ count: number }>`select engine.revive_outbox(${ctx.tenant}::uuid, ${effect}::uuid)::integer as count`,
  );
  return row?.count ?? 0;
}

/** Events of the caller's tenant that were given up, newest first. */
export function deadLetters(ctx: Context, limit = 100): Promise<DeadLetter[]> {
  const second = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
  return ctx.query<DeadLetter>(sql`
    select effect_id as "effectId", event, entity, record_id as "recordId", attempts, failure,
      ${second('created')} as created, ${second('dead')} as dead
    from engine.outbox where engine.outbox.dead is not null order by engine.outbox.dead desc limit ${limit}`);
}
