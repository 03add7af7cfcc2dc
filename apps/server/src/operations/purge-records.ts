import { columnName } from '@homeport/engine/schema';
import type { Entity } from '@homeport/grammar';
import { attachment } from '@homeport/model/documents';
import type { RetentionKind } from '@homeport/model/privacy';
import type pg from 'pg';
import { keptPurposes } from './erase.ts';
import { emptyLines, note } from './erase-lines.ts';
import { candidatesAgain, lockHolds, readInForce, verdictOn } from './retention-facts.ts';
import { partsOf, recordKinds, tableOf } from './retention-kinds.ts';

/** The day that counts, and the certificate on which is counted. */
export interface PurgeWork {
  readonly today: string;
  readonly purge: string;
}
/** Counts on the certificate, in the transaction of what is counted: after a crash the numbers are still right. */
export async function count(
  client: pg.Client,
  tenant: string,
  purge: string,
  { kind, deleted, files }: { readonly kind: RetentionKind; readonly deleted: number; readonly files: number },
): Promise<void> {
  const column = kind === 'PERSON' ? 'erased' : 'deleted';
  await client.query(
    `update app.purge set ${column} = coalesce(${column}, 0) + $4, files = coalesce(files, 0) + $5,
       lines = jsonb_set(coalesce(lines, '{}'), array[$3], to_jsonb(coalesce((lines ->> $3)::integer, 0) + $4))
     where tenant_id = $1 and id = $2`,
    [tenant, purge, kind, deleted, files],
  );
}

/** What a purge has removed. */
export interface Removed {
  /** Records of the kind; their parts are not counted. */
  readonly deleted: number;
  readonly held: number;
  /** Keys of stored bytes that nothing names any more. */
  readonly files: readonly string[];
}

/**
 * Deletes those of the given records that may go now, with their parts, their files and all that their history tells, in one
 * transaction as the owner of the database. A hold that was placed meanwhile wins; none can be placed while it runs.
 */
export async function purgeRecords(
  client: pg.Client,
  tenant: string,
  kind: Exclude<RetentionKind, 'PERSON'>,
  ids: readonly string[],
  { today, purge }: PurgeWork,
): Promise<Removed> {
  await client.query('begin');
  try {
    await client.query(
      "select set_config('app.tenant', $1, true), set_config('app.user', $2, true), set_config('app.request', 'purge', true)",
      [tenant, '00000000-0000-0000-0000-000000000000'],
    );
    await lockHolds(client);
    const inForce = await readInForce(client, tenant);
    const verdicts = (await candidatesAgain(client, tenant, kind, ids)).map((one) => ({
      id: one.id,
      is: verdictOn(one, kind, inForce, today).is,
    }));
    const due = verdicts.filter((one) => one.is === 'due').map((one) => one.id);
    const held = verdicts.filter((one) => one.is === 'held').length;
    const files = due.length > 0 ? await remove(client, tenant, recordKinds[kind].entity, due) : [];
    await count(client, tenant, purge, { kind, deleted: due.length, files: files.length });
    await client.query('commit');
    return { deleted: due.length, held, files };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

interface Doomed {
  readonly entity: Entity;
  readonly ids: readonly string[];
}

async function remove(client: pg.Client, tenant: string, root: Entity, ids: readonly string[]): Promise<string[]> {
  const doomed = await withParts(client, tenant, { entity: root, ids });
  const linked = (await Promise.all(doomed.map((one) => filesOf(client, tenant, one)))).flat();
  await client.query(`delete from ${tableOf(root)} where tenant_id = $1 and id = any ($2)`, [tenant, ids]);
  const gone = await client.query<{ id: string; key: string }>(
    `delete from app.attachment where tenant_id = $1 and id = any ($2) and purpose <> all ($3) returning id, storage_key as key`,
    [tenant, linked, keptPurposes],
  );
  const files = { entity: attachment, ids: gone.rows.map((one) => one.id) };
  for (const one of [...doomed, files]) {
    if (one.ids.length === 0) continue;
    await emptyLines(client, tenant, one.ids, null);
    await note(client, { tenant }, one.entity, one.ids);
  }
  return gone.rows.map((one) => one.key);
}

/** The records with everything that the database removes with them. */
async function withParts(client: pg.Client, tenant: string, whole: Doomed): Promise<Doomed[]> {
  const all = [whole];
  for (const { entity, field } of partsOf(whole.entity)) {
    const column = columnName(field, entity.fields[field] as never);
    const { rows } = await client.query<{ id: string }>(
      `select id from ${tableOf(entity)} where tenant_id = $1 and "${column}" = any ($2)`,
      [tenant, whole.ids],
    );
    if (rows.length > 0) all.push(...(await withParts(client, tenant, { entity, ids: rows.map((row) => row.id) })));
  }
  return all;
}

/** Files that hang on records and on nothing else. */
async function filesOf(client: pg.Client, tenant: string, { entity, ids }: Doomed): Promise<string[]> {
  const found: string[] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.type !== 'refs' || field.to !== attachment.name) continue;
    const table = tableOf(entity).replace(/"$/, `_${columnName(name, field)}_link"`);
    const { rows } = await client.query<{ id: string }>(
      `select distinct l.target_id as id from ${table} l where l.tenant_id = $1 and l.owner_id = any ($2)
       and not exists (select from ${table} o where o.tenant_id = l.tenant_id and o.target_id = l.target_id and o.owner_id <> all ($2))`,
      [tenant, ids],
    );
    found.push(...rows.map((row) => row.id));
  }
  return found;
}
