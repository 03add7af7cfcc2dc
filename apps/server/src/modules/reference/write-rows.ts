import { changesBetween } from '@homeport/engine/history';
import { columnName, linkTableName, tableName } from '@homeport/engine/schema';
import type { Transaction } from '@homeport/engine/store';
import { allFields, certain, type Entity, type Field, type Values } from '@homeport/grammar';
import { type RawBuilder, sql } from 'kysely';

/** One thing that happened to a record: what, when, by whom, and the values it set. */
export interface Step {
  readonly deed: string;
  /** ISO moment. */
  readonly at: string;
  /** User id. */
  readonly by: string;
  readonly set: Values;
  readonly note?: string;
}
/** A record as the sum of what happened to it. The first step made it; each further one is a version. */
export interface NewRow {
  readonly id: string;
  readonly steps: readonly [Step, ...Step[]];
}

/** Rows per statement: some megabytes of JSON at most. */
const rowsAtOnce = 1000;

/**
 * Writes many records of one entity with their histories, a few statements in all. Fields that are not set get their
 * initial values. Parts of bank accounts cannot be written this way: they are encrypted by the store's own insert. Ranges and positions
 * have columns of their own and stay empty.
 */
export async function writeRows(
  tx: Transaction,
  entity: Entity,
  rows: readonly NewRow[],
  /** Relations whose targets are written afterwards; `writeRelation` brings them in. */
  later: readonly string[] = [],
): Promise<void> {
  const columns = columnsOf(entity);
  for (let i = 0; i < rows.length; i += rowsAtOnce) {
    const part = rows.slice(i, i + rowsAtOnce).map((row) => ({ ...row, values: valuesOf(entity, row) }));
    await tx.query(
      insert(
        tableName(entity),
        [...common, ...columns.values()],
        part.map((row) => recordOf(tx, row, columns, later)),
      ),
    );
    await tx.query(
      insert(
        'history',
        historyColumns,
        part.flatMap((row) => pastOf(tx, entity, row)),
        'engine',
      ),
    );
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.type === 'refs') await writeLinks(tx, entity, name, part);
    }
  }
}

const common = ['tenant_id', 'id', 'version', 'created', 'created_by', 'updated', 'updated_by'];
const historyColumns = [
  'tenant_id',
  'entity',
  'record_id',
  'version',
  'deed',
  'changes',
  'by_user',
  'at',
  'note',
  'request',
];

interface Whole extends NewRow {
  readonly values: Values;
}

/** Column by field name. */
function columnsOf(entity: Entity): ReadonlyMap<string, string> {
  const columns = new Map<string, string>();
  for (const [name, field] of writable(entity)) {
    if (field.type === 'bankPart') throw new Error(`${entity.name}.${name} is encrypted and cannot be written in bulk`);
    if (field.type === 'dateRange' || field.type === 'coordinates') {
      if (field.required) throw new Error(`${entity.name}.${name} has a column form of its own`);
      continue;
    }
    if (field.type !== 'refs') columns.set(name, columnName(name, field));
  }
  return columns;
}

const writable = (entity: Entity): [string, Field][] =>
  Object.entries(allFields(entity)).filter(([name]) => Object.hasOwn(entity.fields, name) || name === 'active');

function valuesOf(entity: Entity, { steps }: NewRow): Values {
  const initial = writable(entity).flatMap(([name, field]) => {
    const value = field.initial;
    return value === undefined || value === null ? [] : [[name, value]];
  });
  return Object.assign(Object.fromEntries(initial), ...steps.map((step) => step.set));
}

/** Sets the relation that `writeRows` left out because its targets were not there yet. */
export async function writeRelation(
  tx: Transaction,
  entity: Entity,
  rows: readonly NewRow[],
  name: string,
): Promise<void> {
  const field = certain(entity.fields[name]);
  const links = rows.flatMap((row) => {
    const target = valuesOf(entity, row)[name];
    return target === undefined || target === null ? [] : [{ id: row.id, target }];
  });
  await tx.query(sql`
    update ${sql.table(`app.${tableName(entity)}`)} t set ${sql.ref(columnName(name, field))} = l.target
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l(id uuid, target uuid) where t.id = l.id`);
}

function recordOf(
  tx: Transaction,
  { id, steps, values }: Whole,
  columns: ReadonlyMap<string, string>,
  later: readonly string[],
): Values {
  const first = steps[0];
  const last = steps.at(-1) ?? first;
  const record: Values = {
    tenant_id: tx.caller.tenant,
    id,
    version: steps.length,
    created: first.at,
    created_by: first.by,
    updated: last.at,
    updated_by: last.by,
  };
  for (const [name, value] of Object.entries(values)) {
    const column = columns.get(name);
    if (later.includes(name)) continue;
    if (column !== undefined) record[column] = value;
    else if (!Array.isArray(value)) throw new Error(`there is no column for ${name}`);
  }
  return record;
}

function pastOf(tx: Transaction, entity: Entity, { id, steps, values: _, ...row }: Whole): Values[] {
  const initial = valuesOf(entity, { id, ...row, steps: [{ ...steps[0], set: {} }] });
  let before: Values | undefined;
  return steps.map((step, i) => {
    const set: Values = i === 0 ? { ...initial, ...step.set } : step.set;
    const changes = changesBetween(entity, before, set);
    before = { ...before, ...set };
    return {
      tenant_id: tx.caller.tenant,
      entity: entity.name,
      record_id: id,
      version: i + 1,
      deed: step.deed,
      changes,
      by_user: step.by,
      at: step.at,
      note: step.note ?? null,
      request: tx.caller.requestId,
    };
  });
}

async function writeLinks(tx: Transaction, entity: Entity, name: string, rows: readonly Whole[]): Promise<void> {
  const links = rows.flatMap(({ id, values }) => {
    const targets = (values[name] ?? []) as readonly string[];
    return targets.map((target, i) => ({
      tenant_id: tx.caller.tenant,
      owner_id: id,
      target_id: target,
      position: i + 1,
    }));
  });
  if (links.length > 0)
    await tx.query(insert(linkTableName(entity, name), ['tenant_id', 'owner_id', 'target_id', 'position'], links));
}

/** Rows as JSON, read back by the database with the types of its own table. */
function insert(
  table: string,
  columns: readonly string[],
  rows: readonly Values[],
  schema = 'app',
): RawBuilder<unknown> {
  const name = sql.table(`${schema}.${table}`);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  return sql`insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`;
}
