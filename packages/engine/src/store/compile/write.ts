import type { Allowance, Entity, Field } from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName, linkTableName, tableName } from '../../schema/names.ts';
import { listFields, type StoredColumn, storedColumns } from '../stored-values.ts';
import { declaredFilter } from './filter.ts';
import { answerColumns } from './record.ts';
import type { Scope } from './scope.ts';
import { and, col, input, join, param, type Sql, table } from './statement.ts';

const tenant = param('uuid', (run) => run.caller.tenant);
const user = param('uuid', (run) => run.caller.me.user);
const listed = (field: string): Sql => input(`list ${field}`, 'uuid[]');
const isTenant = (entity: Entity): boolean => entity.scope !== 'global';

/** What a new record's statement does besides storing it. */
export interface CreateForm {
  /** Whose rights are checked in the same statement, and in whose eyes the record is answered. */
  readonly allowance?: Allowance;
  readonly isKept?: boolean;
  readonly isAudited?: boolean;
}

/**
 * Stores a record with its lists, its history and its event in one statement, and answers it as text. Nothing is stored and
 * nothing answered when the caller may not keep such a record or see what it refers to.
 */
export function createStatement(scope: Scope, entity: Entity, form: CreateForm): Sql {
  const name = table(tableName(entity));
  const cells = newCells(entity);
  const checks = form.allowance && !scope.isSystem ? checksOf(scope, entity, form.allowance) : [];
  const given = join(cells.map(([column, value]) => sql`${value} as ${sql.ref(column)}`));
  const columns = join(cells.map(([column]) => sql.ref(column)));
  return sql`with made as (
      insert into ${name} (${columns}) select ${columns} from (select ${given}) v where ${and(checks)} returning *
    ), ${join([...linksOf(entity, 'made'), ...trail(entity, 'made', 'created', sql`version`)])}${form.isAudited ? sql`, ${audited(entity)}` : sql``},
    answer as (${answerOf(scope, entity, form.allowance)})
    ${
      form.isKept
        ? sql`, kept as (insert into engine.idempotency (key, fingerprint, status, answer)
      select ${input('key', 'text')}, ${input('fingerprint', 'text')}, ${input('status', 'integer')}, text from answer)`
        : sql``
    }
    select text from answer`;
}

function newCells(entity: Entity): [string, Sql][] {
  return [
    ...(isTenant(entity) ? [['tenant_id', tenant] as [string, Sql]] : []),
    ['id', input('id', 'uuid')],
    ['version', sql`1`],
    ['created', sql`now()`],
    ['created_by', user],
    ['updated', sql`now()`],
    ['updated_by', user],
    ...storedColumns(entity).map((column, i): [string, Sql] => [
      column.name,
      param(column.type, (run) => run.values[i]),
    ]),
  ];
}

/** May the caller keep it, and see what it refers to? Relations that the caller cannot set are the server's own affair. */
function checksOf(scope: Scope, entity: Entity, allowance: Allowance): Sql[] {
  const { create } = allowance.deeds;
  if (create === undefined) return [sql`false`];
  const checks = create === true ? [] : [declaredFilter(scope, entity, 'v', create)];
  for (const [name, field] of Object.entries(entity.fields)) {
    const isGiven = !field.derived && !field.readOnly && !allowance.readOnly.has(name) && !allowance.hidden.has(name);
    // What a side has in common with others is looked at before it is stored, or made for it.
    if ('to' in field && isGiven && name !== entity.sideOf?.relation) checks.push(...seenBy(scope, name, field));
  }
  return checks;
}

function seenBy(scope: Scope, name: string, field: Field & { readonly to: string }): Sql[] {
  const target = scope.catalogue.entity(field.to);
  const seen = scope.rights(target).deeds.read;
  const isLoose = field.type === 'ref' && field.loose === true;
  // The foreign key knows whether it exists in this tenant; a loose relation has none.
  if (seen === true && !isLoose) return [];
  const there = scope.alias('s');
  const rights =
    seen === undefined ? sql`false` : seen === true ? sql`true` : declaredFilter(scope, target, there, seen);
  if (field.type === 'refs') {
    return [
      sql`not exists (select from unnest(${listed(name)}) g(id) where not exists (select from ${table(tableName(target))} ${sql.ref(there)} where ${col(there, 'id')} = g.id and ${rights}))`,
    ];
  }
  const column = col('v', columnName(name, field));
  const elsewhere =
    isLoose && seen !== undefined ? sql` or app.may_name_elsewhere(${sql.lit(target.name)}, ${column})` : sql``;
  // Everybody may name themselves, also who sees no others.
  const oneself = isLoose ? sql` or ${column} = ${user}` : sql``;
  return [
    sql`(${column} is null${oneself} or exists (select from ${table(tableName(target))} ${sql.ref(there)} where ${col(there, 'id')} = ${column} and ${rights})${elsewhere})`,
  ];
}

/** The record as its creator may see it; only its id when that is not at all. */
function answerOf(scope: Scope, entity: Entity, allowance: Allowance | undefined): Sql {
  const seen = allowance?.deeds.read;
  const bare = sql`json_build_object('id', t.id, 'can', '[]'::json)::text`;
  if (!allowance || seen === undefined) return sql`select ${bare} as text from made t`;
  const columns = answerColumns({ scope, entity, alias: 't', listed }, allowance);
  const text =
    seen === true
      ? sql`row_to_json(r)::text`
      : sql`case when ${declaredFilter(scope, entity, 't', seen)} then row_to_json(r)::text else ${bare} end`;
  return sql`select ${text} as text from made t cross join lateral (select ${columns}) r`;
}

/** History and outbox of a change, as parts of its statement. */
function trail(
  entity: Entity,
  from: string,
  happened: 'created' | 'updated' | 'deleted',
  version: Sql,
  changes = input('changes', 'jsonb'),
): Sql[] {
  const name = sql`${sql.lit(entity.name)}`;
  const deed = input('deed', 'text');
  return [
    sql`past as (insert into engine.history (entity, record_id, version, deed, changes, note)
      select ${name}, id, ${version}, ${deed}, ${changes}, ${input('note', 'text')} from ${sql.ref(from)})`,
    sql`told as (insert into engine.outbox (event, entity, record_id, payload)
      select ${sql.lit(`${entity.name}.${happened}`)}, ${name}, id, jsonb_build_object('version', ${version}, 'deed', ${deed}) from ${sql.ref(from)})`,
  ];
}

const audited = (entity: Entity): Sql =>
  sql`noted as (insert into engine.audit (what, entity, record_id, result, reason)
    select 'system', ${sql.lit(entity.name)}, id, 'done', ${param('text', (run) => run.caller.system)} from made)`;

/** Rows of the lists of relations. On update the lists replace what was there. */
function linksOf(entity: Entity, from: string, only?: readonly string[]): Sql[] {
  return listFields(entity).flatMap((field, i) => {
    if (only && !only.includes(field)) return [];
    const link = table(linkTableName(entity, field));
    const source = sql.ref(from);
    const added = sql`insert into ${link} (tenant_id, owner_id, target_id, position)
      select o.tenant_id, o.id, l.target_id, l.position from ${source} o, unnest(${listed(field)}) with ordinality l(target_id, position)`;
    if (!only) return [sql`${sql.ref(`links${i}`)} as (${added})`];
    return [
      sql`${sql.ref(`unlinked${i}`)} as (delete from ${link} k using ${source} o
        where k.tenant_id = o.tenant_id and k.owner_id = o.id and not (k.target_id = any (${listed(field)})))`,
      sql`${sql.ref(`links${i}`)} as (${added} on conflict (tenant_id, owner_id, target_id) do update set position = excluded.position)`,
    ];
  });
}

/** Changes these columns and lists of a record, if it still has the version and is in one of the states. Answers the number of rows. */
export function updateStatement(
  entity: Entity,
  columns: readonly StoredColumn[],
  lists: readonly string[],
  states: readonly string[],
): Sql {
  const sets = columns.map((column, i) => sql`${sql.ref(column.name)} = ${param(column.type, (run) => run.values[i])}`);
  const inState = states.map(
    (name) =>
      sql` and ${sql.ref(columnName(name, { type: 'lifecycle' }))} = any (${input(`states ${name}`, 'text[]')})`,
  );
  return sql`with done as (
      update ${table(tableName(entity))} set ${join([...sets, sql`version = version + 1`, sql`updated = now()`, sql`updated_by = ${user}`])}
      where id = ${input('id', 'uuid')} and version = ${input('version', 'integer')}${join(inState, sql``)} returning *
    ), ${join([...linksOf(entity, 'done', lists), ...trail(entity, 'done', 'updated', sql`version`)])}
    select count(*)::text from done`;
}

/**
 * Changes these columns of many records, each to its own values, if it still has its version. Rows come as one JSON list with
 * `id`, `version`, `changes` and the columns as text, `c0` first. Answers the number of rows.
 */
export function updateManyStatement(entity: Entity, columns: readonly StoredColumn[]): Sql {
  const given = columns.map((_, i) => sql`${sql.ref(`c${i}`)} text`);
  const sets = columns.map(
    (column, i) => sql`${sql.ref(column.name)} = ${sql.ref(`g.c${i}`)}::${sql.raw(column.type)}`,
  );
  return sql`with given as (
      select * from jsonb_to_recordset(${input('rows', 'jsonb')}) as g(${join([sql`id uuid, version integer, changes jsonb`, ...given])})
    ), done as (
      update ${table(tableName(entity))} t set ${join([...sets, sql`version = t.version + 1`, sql`updated = now()`, sql`updated_by = ${user}`])}
      from given g where t.id = g.id and t.version = g.version returning t.id, t.version, g.changes
    ), ${join(trail(entity, 'done', 'updated', sql`version`, sql`changes`))}
    select count(*)::text from done`;
}

/** Removes a record, if it still has the version. Answers the number of rows. */
export function deleteStatement(entity: Entity): Sql {
  return sql`with done as (
      delete from ${table(tableName(entity))} where id = ${input('id', 'uuid')} and version = ${input('version', 'integer')} returning id, version
    ), ${join(trail(entity, 'done', 'deleted', sql`version + 1`))}
    select count(*)::text from done`;
}
