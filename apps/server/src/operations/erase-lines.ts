import { dataClassOf, type Entity, erasedClasses } from '@homeport/grammar';
import type pg from 'pg';
import type { Subject } from './person-records.ts';

/** Lines that tell a value that goes, or a remark, lose their body. */
export function emptyHistory(
  client: pg.Client,
  { tenant }: Subject,
  entity: Entity,
  ids: readonly string[],
): Promise<number> {
  const names = Object.entries(entity.fields)
    .filter(([, f]) => erasedClasses.has(dataClassOf(entity, f)))
    .map(([name]) => name);
  return emptyLines(client, tenant, ids, names);
}

/**
 * Empties the lines of history that tell one of these fields, or all when the record itself goes (`null`); their seals lose the
 * salt, so that nothing can be guessed.
 */
export async function emptyLines(
  client: pg.Client,
  tenant: string,
  ids: readonly string[],
  names: readonly string[] | null,
): Promise<number> {
  const { rows } = await client.query<{ record: string; version: number }>(
    `update engine.history set changes = '{}', note = null
     where tenant_id = $1 and record_id = any ($2)
       and (case when $3::text[] is null then changes <> '{}' else jsonb_exists_any(changes, $3) end or note is not null)
     returning record_id as record, version`,
    [tenant, ids, names],
  );
  await client.query(
    `update engine.seal set salt = null from unnest($2::uuid[], $3::integer[]) as gone(record, version)
     where tenant_id = $1 and record_id = gone.record and engine.seal.version = gone.version`,
    [tenant, rows.map((r) => r.record), rows.map((r) => r.version)],
  );
  return rows.length;
}

/** The line in the trail that explains what was emptied. */
export async function note(
  client: pg.Client,
  { tenant }: Pick<Subject, 'tenant'>,
  entity: Entity,
  ids: readonly string[],
): Promise<void> {
  await client.query(
    `insert into engine.audit (tenant_id, what, entity, record_id, result) select $1, 'erasure', $2, id, 'done' from unnest($3::uuid[]) as gone(id)`,
    [tenant, entity.name, ids],
  );
}
