import {
  bothOf,
  type Catalogue,
  certain,
  type Entity,
  isId,
  isRefusal,
  type Refusal,
  type Values,
  wireName,
} from '@homeport/grammar';
import { type RawBuilder, sql } from 'kysely';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { rightsOf } from '../rights/rights.ts';
import { tablesOf } from '../schema/describe-table.ts';
import { columnName, nameOf, tableName } from '../schema/names.ts';
import type { Table } from '../schema/snapshot.ts';
import { databaseRefusal } from './database-refusals.ts';
import type { Plan, Run, RunInTransaction } from './engine.ts';
import { markHanging } from './hanging.ts';
import { refuseClosedWhole } from './in-use.ts';
import { refuseProof } from './proof.ts';
import { within } from './run.ts';
import { loadFacts, restored, settled } from './settle.ts';
import { catchUp } from './sides.ts';
import { followed } from './stale.ts';
import { lockWholeOf } from './whole.ts';

/**
 * Brings a record back out of the bin, under its id and with what went with it: who deleted it may, and who may delete all of
 * its kind. The rows pass the same keys, checks and rights as when they were written; what was taken meanwhile (a code, the
 * record it is part of) refuses it with the reason, and all of it stays in the bin.
 */
export function restore(run: Run, entity: Entity, id: string): Promise<true | Refusal> | Refusal {
  if (!isId(id)) return no.notInBin();
  const { deeds } = rightsOf(run.caller, entity);
  const where = bothOf(deeds.read, deeds.delete);
  if (where === undefined) return no.notInBin();
  return within<true>(run, { entity, repeatable: true }, async (inside) => {
    const { tx } = inside.open;
    const [entry] = await tx.query<{ mine: boolean }>(sql<{ mine: boolean }>`
      select by_user = ${run.caller.me.user}::uuid as mine from engine.bin
      where record_id = ${id}::uuid and entity = ${entity.name} for update`);
    if (!entry || !(entry.mine || where === true)) return no.notInBin();
    const isSystem = run.caller.system !== undefined;
    const unproven = isSystem ? undefined : refuseProof(entity.proof, run.caller.me, run.now.epochMilliseconds);
    if (unproven) return unproven;
    const plan = inside.engine.plan(entity);
    await lockWholeOf(inside, plan, await keptOf(inside, entity, id));
    await writeBack(inside, entity, id);
    const back = await tx.load(entity, id, { where });
    // It is there again, but not for this caller: nothing of it is kept.
    if (back === undefined) return no.notInBin();
    await markHanging(inside, plan, id);
    const refused =
      (await refuseClosedWhole(inside, plan, back, 'add')) ??
      (await refuseByRules(inside, plan, back)) ??
      (await followed(inside, plan, { after: back })) ??
      (await catchUp(inside, plan, back));
    if (refused) return refused;
    await tx.query(sql`delete from engine.bin where record_id = ${id}::uuid`);
    return true;
  });
}

/** What the rules of its kind have against it as things are now: what it takes from may be used up since. Nothing is numbered. */
async function refuseByRules(inside: RunInTransaction, plan: Plan, back: Values): Promise<Refusal | undefined> {
  const facts = await loadFacts(inside, plan, back, undefined, restored);
  const result = settled(plan, facts, back, undefined, restored);
  return isRefusal(result) ? (result.problems?.length === 1 ? result.problems[0] : result) : undefined;
}

/** What the record that is in the bin was part of. */
async function keptOf(inside: RunInTransaction, entity: Entity, id: string): Promise<Values> {
  const field = entity.partOf === undefined ? undefined : entity.fields[entity.partOf];
  if (entity.partOf === undefined || !field) return {};
  const [row] = await inside.open.tx.query<{ whole: string | null }>(sql<{ whole: string | null }>`
    select value ->> ${columnName(entity.partOf, field)} as whole from engine.bin_row
    where record_id = ${id}::uuid and relation = ${tableName(entity)} and key = ${id}`);
  return { [entity.partOf]: row?.whole ?? null };
}

/** All rows in one statement: relations between them are looked at when it is over, whatever their order. */
async function writeBack(inside: RunInTransaction, entity: Entity, id: string): Promise<void> {
  const { tx } = inside.open;
  const kinds = await tx.query<{ relation: string; emptied: string }>(sql<{ relation: string; emptied: string }>`
    select distinct relation, emptied from engine.bin_row where record_id = ${id}::uuid`);
  const tables = tablesIn(inside);
  const pieces = kinds.flatMap(({ relation, emptied }) => {
    const table = tables.get(relation);
    if (!table) throw refusing(no.notRestorable());
    return [emptied === '' ? rowsBack(table, entity, id) : relationBack(relation, emptied, id)];
  });
  const named = pieces.map((piece, i) => sql`${sql.ref(`back${i}`)} as (${piece})`);
  // Deleted it became one version older; this is the next one.
  const version = sql`(value ->> 'version')::integer + 2`;
  const root = sql`select ${version} as version from engine.bin_row where record_id = ${id}::uuid and relation = ${tableName(entity)} and key = ${id}`;
  try {
    await tx.query(sql`with ${sql.join(named)},
      past as (insert into engine.history (entity, record_id, version, deed, changes)
        select ${entity.name}, ${id}::uuid, version, 'restore', '{}' from (${root}) r)
      insert into engine.outbox (event, entity, record_id, payload)
        select ${`${entity.name}.restored`}, ${entity.name}, ${id}::uuid, jsonb_build_object('version', version, 'deed', 'restore') from (${root}) r`);
  } catch (error) {
    throw refusalOf(inside, error) ?? error;
  }
}

function rowsBack(table: Table, entity: Entity, id: string): RawBuilder<unknown> {
  const names = table.columns.filter((c) => c.generated === undefined).map((c) => c.name);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => sql.ref(`v.${name}`)));
  const to = sql.table(`app.${table.name}`);
  // Columns that came to be meanwhile begin as they did for all other rows.
  const fills = table.columns.flatMap(({ name, type, fill }) =>
    fill === undefined ? [] : [sql`${sql.lit(name)}, ${sql.raw(`(${fill})::${type}`)}`],
  );
  const isRoot = table.name === tableName(entity);
  const now = isRoot
    ? sql` || case when b.key = ${id} then jsonb_build_object('version', (b.value ->> 'version')::integer + 2, 'updated', now(),
        'updated_by', nullif(current_setting('app.user', true), '')) else '{}'::jsonb end`
    : sql``;
  return sql`insert into ${to} (${columns}) select ${values} from engine.bin_row b
    cross join lateral jsonb_populate_record(null::${to}, jsonb_build_object(${sql.join(fills)}) || b.value${now}) v
    where b.record_id = ${id}::uuid and b.relation = ${table.name} and b.emptied = ''`;
}

/** Relations of others lead to it again, unless they lead elsewhere by now. */
function relationBack(relation: string, column: string, id: string): RawBuilder<unknown> {
  const to = sql.ref(`t.${column}`);
  return sql`update ${sql.table(`app.${relation}`)} t set ${sql.ref(column)} = (b.value #>> '{}')::uuid from engine.bin_row b
    where b.record_id = ${id}::uuid and b.relation = ${relation} and b.emptied = ${column} and t.id = b.key::uuid and ${to} is null`;
}

function tablesIn({ engine }: RunInTransaction): ReadonlyMap<string, Table> {
  let tables = known.get(engine);
  if (!tables) {
    const all = engine.catalogue.entities.flatMap((entity) => tablesOf(entity, engine.catalogue));
    tables = new Map(all.map((table) => [table.name, table]));
    known.set(engine, tables);
  }
  return tables;
}
const known = new WeakMap<object, ReadonlyMap<string, Table>>();

interface KeyFault {
  readonly code: string;
  readonly table?: string;
  readonly constraint?: string;
}
const isKeyFault = (error: unknown): error is Error & KeyFault =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** What the database has against a row that comes back, said of the record it belongs to. */
function refusalOf(inside: RunInTransaction, error: unknown): Error | undefined {
  if (!isKeyFault(error)) return undefined;
  const { catalogue } = inside.engine;
  const owner = catalogue.entities.find((entity) => tableName(entity) === error.table);
  if (error.code === '23503') return refusing(missing(owner, catalogue, error.constraint));
  // Required by now, or named otherwise: the record is of a form that is no more.
  if (error.code === '23502' || error.code === '23514' || error.code === '42703') return refusing(no.notRestorable());
  const refusal = owner && databaseRefusal(error, owner);
  return refusal && refusing(refusal);
}

/** What it belongs to is gone; the relation that led there is named. */
function missing(owner: Entity | undefined, catalogue: Catalogue, constraint = ''): Refusal {
  for (const [name, field] of Object.entries(owner?.fields ?? {})) {
    if (!('to' in field) || field.type === 'refs') continue;
    if (constraint !== nameOf(tableName(certain(owner)), columnName(name, field), 'fkey')) continue;
    return no.belongsToNothing({ label: catalogue.entity(field.to).label }, wireName(name, field));
  }
  return no.notRestorable();
}

/** Carries a refusal out of the transaction. */
const refusing = (refusal: Refusal): Error => Object.assign(new Error(refusal.code), { refusal });
