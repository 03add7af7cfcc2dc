import type { Entity, Filter, RecordOf } from '@homeport/grammar';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { tableName } from '../schema/names.ts';

const together = 500;

/** All records of an entity in the tenant of the context, however many; for settings, never for what grows with use. */
export async function readAll<E extends Entity>(system: Context, entity: E, only?: Filter): Promise<RecordOf<E>[]> {
  const ids = await system.query<{ id: string }>(
    sql`select id from ${sql.table(`app.${tableName(entity)}`)} where tenant_id = ${system.tenant}::uuid order by created, id`,
  );
  return readThese(
    system,
    entity,
    ids.map(({ id }) => id),
    only,
  );
}

/** The records of these ids, in their order; those that are not there are left out. */
export async function readThese<E extends Entity>(
  system: Context,
  entity: E,
  ids: readonly string[],
  only?: Filter,
): Promise<RecordOf<E>[]> {
  const all: RecordOf<E>[] = [];
  for (let from = 0; from < ids.length; from += together) {
    const value = ids.slice(from, from + together);
    const these: Filter = { field: 'id', op: 'in', value };
    const filter: Filter = only ? { all: [these, only] } : these;
    const found = await system.records(entity).find({ filter, limit: together });
    const byId = new Map(found.map((row) => [row.id, row]));
    all.push(...value.flatMap((id) => byId.get(id) ?? []));
  }
  return all;
}
