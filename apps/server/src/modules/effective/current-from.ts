import { type Context, defineFacts, type FactsLoader } from '@homeport/engine';
import { columnName, tableName } from '@homeport/engine/schema';
import { certain, type Entity, idIn, type Values } from '@homeport/grammar';
import { sql } from 'kysely';

/**
 * From when the youngest other record with the same keys holds: what a new version of something effective-dated follows. Keys
 * that are empty count as the same.
 */
export async function currentFrom(
  ctx: Context,
  entity: Entity,
  keys: readonly string[],
  record: Values,
): Promise<string | null> {
  const same = keys.map((key) => {
    const column = sql.ref(columnName(key, certain(entity.fields[key])));
    return sql`${column}::text is not distinct from ${idIn(record[key]) ?? null}`;
  });
  const [row] = await ctx.query(sql<{ latest: string | null }>`
    select max(effective_from)::text as latest from ${sql.table(`app.${tableName(entity)}`)}
    where id is distinct from ${record.id ?? null}::uuid and ${sql.join(same, sql` and `)}`);
  return row?.latest ?? null;
}

/** The facts of something effective-dated whose periods follow each other within the given keys. */
export const loadCurrentFrom = (entity: Entity, keys: readonly string[]): FactsLoader =>
  defineFacts(entity, async (ctx, record) => ({ currentFrom: await currentFrom(ctx, entity, keys, record) }));
