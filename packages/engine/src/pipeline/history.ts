import { allFields, type Entity, inputRefusals, isId, type Refusal, type Values } from '@homeport/grammar';
import { sql } from 'kysely';
import { requestRefusals } from '../rights/request-refusals.ts';
import { rightsOf } from '../rights/rights.ts';
import type { Run, RunInTransaction } from './engine.ts';
import { within } from './run.ts';

interface Row {
  readonly version: number;
  readonly deed: string;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly by_user: string;
  readonly on_behalf_by: string | null;
  readonly at: Date | string;
  readonly note: string | null;
}
const pageSize = 100;

/**
 * Changes of one record the caller may see, newest first, as JSON text; `before` (a version) asks for older ones. Fields the
 * caller may not see and secrets are left out; parts of bank accounts were masked when they were written.
 */
export function history(
  run: Run,
  entity: Entity,
  id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<string | Refusal> | Refusal {
  const unknown = Object.keys(query).find((name) => name !== 'before');
  if (unknown !== undefined)
    return { ...inputRefusals.unknownField({ name: unknown.slice(0, 100) }), field: unknown.slice(0, 100) };
  const before = query.before === undefined ? 2 ** 31 - 1 : Number(query.before);
  if (!Number.isInteger(before) || before < 0 || before > 2 ** 31 - 1)
    return { ...inputRefusals.notWhole({ label: 'before' }), field: 'before' };
  if (!isId(id)) return requestRefusals.notFound();
  return within<string>(run, { entity }, async (inside) => {
    const where = rightsOf(run.caller, entity).deeds.read;
    const record = where === undefined ? undefined : await inside.open.tx.load(entity, id, { where });
    if (record === undefined) return requestRefusals.notFound();
    const rows = await inside.open.tx.query<Row>(sql<Row>`
      select version, deed, changes, by_user, on_behalf_by, at, note from engine.history
      where tenant_id = nullif(current_setting('app.tenant', true), '')::uuid and record_id = ${id} and version < ${before}
      order by version desc limit ${pageSize}`);
    const names = await namesOf(inside, entity, rows);
    const hidden = hiddenFields(inside, entity);
    return JSON.stringify({ content: rows.map((row) => shown(row, names, hidden)) });
  });
}

function hiddenFields(inside: RunInTransaction, entity: Entity): ReadonlySet<string> {
  const { hidden } = rightsOf(inside.caller, entity);
  const fields = Object.entries(allFields(entity));
  return new Set(fields.filter(([name, f]) => hidden.has(name) || f.secret).map(([name]) => name));
}

const shown = (row: Row, names: ReadonlyMap<string, string>, hidden: ReadonlySet<string>): Values => ({
  version: row.version,
  deed: row.deed,
  at: `${new Date(row.at).toISOString().slice(0, 19)}Z`,
  by: { id: row.by_user, label: names.get(row.by_user) ?? '' },
  onBehalfBy: row.on_behalf_by === null ? null : { id: row.on_behalf_by, label: names.get(row.on_behalf_by) ?? '' },
  note: row.note,
  changes: Object.fromEntries(Object.entries(row.changes).filter(([name]) => !hidden.has(name))),
});

/** Names of the users behind the changes, when the catalogue has an entity for them. */
async function namesOf(
  inside: RunInTransaction,
  entity: Entity,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const { catalogue } = inside.engine;
  const by = allFields(entity).createdBy;
  if (rows.length === 0 || by === undefined || !('to' in by) || !catalogue.hasEntity(by.to)) return new Map();
  const user = catalogue.entity(by.to);
  const ids = [...new Set(rows.flatMap((r) => (r.on_behalf_by === null ? [r.by_user] : [r.by_user, r.on_behalf_by])))];
  const rights = rightsOf({ ...inside.caller, system: 'names in a history' }, user);
  const filter = { field: 'id', op: 'in', value: ids } as const;
  const { content } = await inside.open.tx.find(user, rights, {
    filter,
    sort: [{ field: 'created', descending: false }],
    size: ids.length,
    total: 'none',
  });
  const here = new Map(
    content.map((u) => [
      String(u.id),
      user.title
        .map((f) => u[f] ?? '')
        .join(' ')
        .trim(),
    ]),
  );
  const missing = ids.filter((id) => !here.has(id));
  if (missing.length === 0) return here;
  // Staff of another company that works here is named by its own.
  const elsewhere = await inside.open.tx.query<{ id: string; name: string | null }>(sql<{
    id: string;
    name: string | null;
  }>`
    select id, app.name_elsewhere(${by.to}, id) as name from unnest(${missing}::uuid[]) id`);
  return new Map([...here, ...elsewhere.flatMap(({ id, name }): [string, string][] => (name ? [[id, name]] : []))]);
}
