import type { Context } from '@homeport/engine';
import { isId } from '@homeport/grammar';
import { type GroupedChange, groupOf, toldOneByOne } from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { KnownChange } from './event-parts.ts';

/** A change among those it belongs to. */
export interface ChangeInGroup extends KnownChange {
  readonly record: string;
  readonly version: number;
}
/** What changes belong together: all of a job from one transaction on, or those of one transaction. */
export type ChangeGroup = {
  readonly key: string;
  readonly job: string | null;
  readonly transaction: string;
};

/** So many changes of one group are looked at; of more it is said that there are so many. */
const most = 100_000;
/** Other nodes may have heard of a job's earlier transactions: so far back they are looked for. */
const margin = 10_000;

/** The group of a change; undefined where so few belong together that each is told of by itself. */
export async function groupAround(
  ctx: Context,
  entity: string,
  change: GroupedChange,
): Promise<ChangeGroup | undefined> {
  const { request, transaction } = change;
  const isJob = (await stateOf(ctx, request)) !== undefined;
  if (isJob) return { key: groupOf(change, true), job: request, transaction };
  const rows = await ctx.query(sql`
    select 1 from engine.history
    where tenant_id = ${ctx.tenant}::uuid and entity = ${entity} and xid = ${transaction}::bigint limit ${toldOneByOne + 1}`);
  return rows.length > toldOneByOne ? { key: groupOf(change, false), job: null, transaction } : undefined;
}

/** Whether more may still come: the job has not ended. */
export const isUnderWay = async (ctx: Context, { job }: Pick<ChangeGroup, 'job'>): Promise<boolean> => {
  const state = await stateOf(ctx, job);
  return state === 'waiting' || state === 'running';
};

async function stateOf(ctx: Context, id: string | null): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const [job] = await ctx.query<{ state: string }>(
    sql`select state from engine.job where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid`,
  );
  return job?.state;
}

/** All changes of a group, the oldest first. What was created is taken without its values: nobody asks for them. */
export function changesTogether(
  ctx: Context,
  entity: string,
  { job, transaction }: Pick<ChangeGroup, 'job' | 'transaction'>,
): Promise<ChangeInGroup[]> {
  const which =
    job === null
      ? sql`xid = ${transaction}::bigint`
      : sql`xid >= ${transaction}::bigint - ${margin}::integer and request = ${job}`;
  return ctx.query<ChangeInGroup>(sql`
    select record_id as record, version, deed, by_user as by, case when deed = 'create' then '{}'::jsonb else changes end as changes
    from engine.history where tenant_id = ${ctx.tenant}::uuid and entity = ${entity} and ${which}
    order by xid, at, record_id, version limit ${most}`);
}
