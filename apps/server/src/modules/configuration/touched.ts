import type { Context } from '@homeport/engine';
import { configurationOf } from '@homeport/engine/configuration';
import { type Catalogue, isId, type Values } from '@homeport/grammar';
import { sql } from 'kysely';
import type { StoredBundle } from './bundle-file.ts';

/** What the job of a bundle did to one record, from its history. */
export interface Touched {
  readonly entity: string;
  readonly id: string;
  readonly isCreated: boolean;
  readonly at: string;
  /** Fields as they were before the job changed them: before it at all, or, of what it made, before it linked it to others. */
  readonly before: Values;
  /** Fields as the job left them. */
  readonly after: Values;
  /** Somebody else has changed or removed it since. */
  readonly isChangedSince: boolean;
  /** The job that takes the bundle back was here. */
  readonly isTakenUp: boolean;
  readonly isGone: boolean;
}
interface Line {
  readonly entity: string;
  readonly id: string;
  readonly deed: string;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  readonly at: string;
}

/**
 * The records of the configuration that a bundle changed, in the order in which it did, with what has become of them. Lines of
 * the history carry the id of their job, and stand in the order of their transactions, which keeps the look short.
 */
export async function touchedBy(
  ctx: Pick<Context, 'tenant' | 'query'>,
  catalogue: Catalogue,
  { job, since, undoJob }: StoredBundle,
  only: string | null = null,
): Promise<readonly Touched[]> {
  if (!isId(job) || since === null) return [];
  const names = configurationOf(catalogue).map(({ name }) => name);
  const lines = await ctx.query<Line>(sql`
    select entity, record_id as id, deed, changes, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from engine.history
    where tenant_id = ${ctx.tenant}::uuid and xid >= ${since}::bigint and request = ${job} and entity = any(${names})
      and (${only}::uuid is null or record_id = ${only}::uuid)
    order by xid, record_id, version`);
  const ids = [...new Set(lines.map(({ id }) => id))];
  const fates = await ctx.query<{ id: string; other: boolean; back: boolean; gone: boolean }>(sql`
    select record_id as id, bool_or(request is distinct from ${job} and request is distinct from ${undoJob}) as other,
      coalesce(bool_or(request = ${undoJob}), false) as back, bool_or(deed = 'delete') as gone
    from (
      select record_id, request, deed, xid, version,
        max(case when request = ${job} then version end) over (partition by record_id) as left_at
      from engine.history where tenant_id = ${ctx.tenant}::uuid and xid >= ${since}::bigint and record_id = any(${ids}::uuid[])
    ) later
    where version > left_at or deed = 'delete' or request = ${job} group by record_id`);
  const fateOf = new Map(fates.map((one) => [one.id, one]));
  const touched = new Map<string, Touched>();
  for (const { entity, id, deed, changes, at } of lines) {
    const known = touched.get(id);
    // What a record was made with has nothing before it.
    const before: Values =
      deed === 'create' ? {} : Object.fromEntries(Object.entries(changes).map(([name, [old]]) => [name, old]));
    const after: Values = Object.fromEntries(Object.entries(changes).map(([name, [, now]]) => [name, now]));
    const fate = fateOf.get(id);
    touched.set(id, {
      entity,
      id,
      at,
      isCreated: known?.isCreated ?? deed === 'create',
      before: { ...before, ...known?.before },
      after: { ...known?.after, ...after },
      isChangedSince: fate?.other ?? false,
      isTakenUp: fate?.back ?? false,
      isGone: fate?.gone ?? false,
    });
  }
  return [...touched.values()];
}
