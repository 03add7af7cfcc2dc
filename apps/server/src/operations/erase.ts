import { columnsOf, tableName } from '@homeport/engine/schema';
import { certain, dataClassOf, type Entity, erasedClasses, type Field, kebab } from '@homeport/grammar';
import type pg from 'pg';
import { takeFromBin } from './erase-bin.ts';
import { emptyHistory, emptyLines, note } from './erase-lines.ts';
import { type About, parameters, recordsAbout, type Subject } from './person-records.ts';
import { type Elsewhere, inTenant, recordsElsewhere } from './records-elsewhere.ts';

export interface Erased {
  readonly records: number;
  readonly removed: number;
  readonly lines: number;
  /** Keys of stored bytes that nothing names any more; they are removed after the commit. */
  readonly files: readonly string[];
}

/** Whether somebody may be erased, asked in the transaction that erases. */
export type MayGo = (client: pg.Client, subject: Subject) => Promise<boolean>;

/** Vouchers of the books stay as long as the books do; their names are emptied. */
export const keptPurposes = ['EXPENSE_RECEIPT', 'PAYMENT_FILE'];

/**
 * Empties everything that tells of a person, in one transaction as the owner of the database: values, the same values in the
 * history, files; accounts are closed and what belongs to them goes. What books need stays, without telling of whom. Each
 * touched record gets a line in the audit trail, which explains the emptied lines of the sealed chain. Undefined when `mayGo`
 * says no, in the same transaction.
 */
export async function erase(
  client: pg.Client,
  subject: Subject,
  mayGo: MayGo = async () => true,
): Promise<Erased | undefined> {
  await client.query('begin');
  try {
    await client.query(
      "select set_config('app.tenant', $1, true), set_config('app.user', $2, true), set_config('app.request', 'erasure', true)",
      [subject.tenant, '00000000-0000-0000-0000-000000000000'],
    );
    if (!(await mayGo(client, subject))) {
      await client.query('rollback');
      return undefined;
    }
    let [records, removed, lines] = [0, 0, 0];
    const elsewhere = await recordsElsewhere(client, subject);
    const deleted = await takeFromBin(client, subject);
    removed += deleted.records;
    lines += deleted.lines;
    const files = await takeFiles(client, subject);
    for (const about of recordsAbout()) {
      const ids = await idsOf(client, about, subject);
      if (ids.length === 0) continue;
      if (about.isOfAccount) removed += await remove(client, about, subject);
      else records += await empty(client, about, subject);
      lines += await emptyHistory(client, subject, about.entity, ids);
      await note(client, subject, about.entity, ids);
    }
    for (const about of elsewhere) {
      const done = await inTenant(client, about.tenant, subject.tenant, () => emptyElsewhere(client, about));
      records += about.ids.length;
      lines += done;
    }
    lines += await closeAccounts(client, subject);
    await client.query('commit');
    return { records, removed, lines, files };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

const idsOf = async (client: pg.Client, { table, where }: About, subject: Subject): Promise<string[]> =>
  (await client.query<{ id: string }>(`select id from ${table} where ${where}`, parameters(subject))).rows.map(
    (r) => r.id,
  );

const remove = async (client: pg.Client, { table, where }: About, subject: Subject): Promise<number> =>
  (await client.query(`delete from ${table} where ${where}`, parameters(subject))).rowCount ?? 0;

/** Empties what another tenant keeps of the person, with its history; answers how many lines of that. */
async function emptyElsewhere(client: pg.Client, { entity, tenant, ids, fields }: Elsewhere): Promise<number> {
  const sets = fields.flatMap((name) => emptied(entity, name, certain(entity.fields[name])));
  await client.query(
    `update app."${tableName(entity)}" set ${sets.join(', ')}, version = version + 1, updated = now()
     where tenant_id = $1 and id = any ($2)`,
    [tenant, ids],
  );
  const lines = await emptyLines(client, tenant, ids, fields);
  await note(client, { tenant }, entity, ids);
  return lines;
}

async function empty(client: pg.Client, { entity, table, where }: About, subject: Subject): Promise<number> {
  const sets = erasableFields(entity).flatMap(([name, field]) => emptied(entity, name, field));
  if (sets.length === 0) return 0;
  const done = await client.query(
    `update ${table} set ${sets.join(', ')}, version = version + 1, updated = now() where ${where}`,
    parameters(subject),
  );
  return done.rowCount ?? 0;
}

/** Fields whose values go. Relations to files are cleared with the files. */
export const erasableFields = (entity: Entity): [string, Field][] =>
  Object.entries(entity.fields).filter(
    ([, f]) => erasedClasses.has(dataClassOf(entity, f)) && f.type !== 'file' && f.type !== 'image',
  );

function emptied(entity: Entity, name: string, field: Field): string[] {
  const isUnique = entity.unique?.some((u) => u.fields.includes(name)) === true;
  return columnsOf(name, field).map(({ name: column, type }) => {
    const quoted = `"${column}"`;
    // The last characters of an encrypted part stand beside it and are never required.
    const isBeside = field.type === 'bankPart' && type === 'text';
    if ((!field.required && !isUnique) || isBeside) return `${quoted} = null`;
    if (field.type === 'email') return `${quoted} = 'erased-' || id || '@erased.invalid'`;
    if (type === 'text')
      return isUnique
        ? `${quoted} = left('erased-' || id, ${lengthOf(field)})`
        : `${quoted} = left('Erased', ${lengthOf(field)})`;
    if (type === 'date') return `${quoted} = date '1900-01-01'`;
    if (type === 'jsonb') return `${quoted} = '{}'::jsonb`;
    if (type === 'bytea') return `${quoted} = '\\x'::bytea`;
    throw new Error(`${kebab(entity.name)}.${name} is required and of a type that cannot be emptied`);
  });
}
const lengthOf = (field: Field): number => ('max' in field && typeof field.max === 'number' ? field.max : 200);

/** Files about the person that no book needs: their records go, and their keys are answered. */
async function takeFiles(client: pg.Client, subject: Subject): Promise<string[]> {
  const doomed = `select id from app.attachment where tenant_id = $1 and purpose <> all ($4) and (owner_id = $2 or created_by = any ($3) and purpose in ('EXPORT', 'IMPORT', 'PROFILE_PICTURE'))`;
  const given = [...parameters(subject), keptPurposes];
  for (const { entity, table } of recordsAbout())
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.type !== 'file' && field.type !== 'image') continue;
      const [column] = columnsOf(name, field);
      if (column && !field.required)
        await client.query(
          `update ${table} set "${column.name}" = null where tenant_id = $1 and "${column.name}" in (${doomed})`,
          given,
        );
    }
  const { rows } = await client.query<{ key: string }>(
    `delete from app.attachment where tenant_id = $1 and id in (${doomed}) returning storage_key as key`,
    given,
  );
  return rows.map((r) => r.key);
}

/** Accounts can no longer be used, and the trail no longer tells from where they were. */
async function closeAccounts(client: pg.Client, { tenant, users }: Subject): Promise<number> {
  await client.query(`update app."user" set status = 'INACTIVE' where tenant_id = $1 and id = any ($2)`, [
    tenant,
    users,
  ]);
  await client.query('delete from engine.idempotency where tenant_id = $1 and user_id = any ($2)', [tenant, users]);
  await client.query('delete from engine.job where tenant_id = $1 and owner = any ($2)', [tenant, users]);
  const { rows } = await client.query<{ id: string }>(
    `update engine.audit set detail = null, reason = null where tenant_id = $1 and what = 'signIn' and record_id = any ($2) returning id`,
    [tenant, users],
  );
  await client.query('update engine.seal set salt = null where tenant_id = $1 and audit_id = any ($2::bigint[])', [
    tenant,
    rows.map((r) => r.id),
  ]);
  return rows.length;
}
