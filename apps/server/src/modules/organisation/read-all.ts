import type { Context } from '@homeport/engine';
import { tableName } from '@homeport/engine/schema';
import type { Entity, RecordOf } from '@homeport/grammar';
import { sql } from 'kysely';

const together = 500;

/** All records of an entity in the tenant of the context, however many; for settings, never for what grows with use. */
export async function readAll<E extends Entity>(system: Context, entity: E): Promise<RecordOf<E>[]> {
  const ids = await system.query<{ id: string }>(
    sql`select id from ${sql.table(`app.${tableName(entity)}`)} where tenant_id = ${system.tenant}::uuid order by created, id`,
  );
  const all: RecordOf<E>[] = [];
  for (let from = 0; from < ids.length; from += together) {
    const value = ids.slice(from, from + together).map(({ id }) => id);
    all.push(...(await system.records(entity).find({ filter: { field: 'id', op: 'in', value }, limit: together })));
  }
  return all;
}
