import { commonOf, type Entity, isRefusal, type Refusal, sharedWhenJoined, type Values } from '@homeport/grammar';
import { sql } from 'kysely';
import type { SystemContext } from '../context.ts';
import { columnName, dataSchema, tableName } from '../schema/names.ts';
import type { Plan, RunInTransaction } from './engine.ts';
import { changedValues } from './rule-record.ts';

const asItsSides = (inside: RunInTransaction): SystemContext =>
  inside.engine.contextOf(inside).asSystem('what several records are together says the same on all of them');

/** The record in common that a side names, as it is stored; undefined where it names none, or none that is there. */
async function commonNamed(inside: RunInTransaction, plan: Plan, side: Values): Promise<Values | undefined> {
  const { common } = plan;
  const id = common && side[common.relation];
  return common && typeof id === 'string' ? inside.open.tx.load(common.entity, id, { where: true }) : undefined;
}

/** A side as it is stored that has just been led to a record in common: with what stands there. Others stay as they are. */
export async function withCommon(
  inside: RunInTransaction,
  plan: Plan,
  after: Values,
  before?: Values,
): Promise<Values> {
  const { common } = plan;
  if (!common || (before && before[common.relation] === after[common.relation])) return after;
  const known = await commonNamed(inside, plan, after);
  return known ? { ...after, ...sharedWhenJoined(common.shares, after, known).side } : after;
}

/** A side that names no record in common, with one that is made for it. To be called before the side is stored. */
export async function withNewCommon(inside: RunInTransaction, plan: Plan, side: Values): Promise<Values | Refusal> {
  const { common, entity } = plan;
  if (!common || !entity.sideOf || side[common.relation] != null) return side;
  const start = commonOf(entity.sideOf, side);
  for (const name of onlyKeys(common.entity)) {
    const value = start[name];
    if (typeof value === 'string' && (await isTaken(inside, common.entity, name, value)))
      start[name] = `${value.slice(0, 31)}-${String(side.id).slice(-8).toUpperCase()}`;
  }
  const made = await asItsSides(inside).records(common.entity).create(start);
  return isRefusal(made) ? made : { ...side, [common.relation]: made.id };
}

/** Fields that alone name a record: of a copied value there may be one already. */
const onlyKeys = (entity: Entity): string[] =>
  (entity.unique ?? []).flatMap(({ fields, when }) => (fields.length === 1 && !when ? fields : []));

async function isTaken({ open }: RunInTransaction, entity: Entity, name: string, value: string): Promise<boolean> {
  const field = entity.fields[name];
  if (!field) return false;
  const rows = await open.tx.query(sql`
    select 1 from ${sql.table(`${dataSchema}.${tableName(entity)}`)} where ${sql.ref(columnName(name, field))} = ${value}`);
  return rows.length > 0;
}

/**
 * After a side or a record in common was stored: what it says anew stands on all the others. Answers what one of them has
 * against it.
 */
export async function sayOnAllSides(
  inside: RunInTransaction,
  plan: Plan,
  after: Values,
  before?: Values,
): Promise<Refusal | undefined> {
  return (await tellCommon(inside, plan, after, before)) ?? (before && (await tellSides(inside, plan, after, before)));
}

/** A side that was away while the record in common went on says what that says now. */
export async function catchUp(inside: RunInTransaction, plan: Plan, side: Values): Promise<Refusal | undefined> {
  return plan.common && write(inside, plan.entity, side, await withCommon(inside, plan, side));
}

async function tellCommon(
  inside: RunInTransaction,
  plan: Plan,
  after: Values,
  before: Values | undefined,
): Promise<Refusal | undefined> {
  const { common } = plan;
  const known = await (common && isOther(plan, after, before) ? commonNamed(inside, plan, after) : undefined);
  if (!common || !known) return undefined;
  const hasMoved = before?.[common.relation] !== after[common.relation];
  const says = Object.fromEntries(common.shares.map((name) => [name, after[name]]));
  const told = hasMoved ? sharedWhenJoined(common.shares, after, known).common : says;
  return write(inside, common.entity, known, told);
}

/** Whether a side says something else than before, or leads elsewhere. */
function isOther({ entity, common }: Plan, after: Values, before: Values = {}): boolean {
  const changed = changedValues(entity, after, before);
  return [common?.relation ?? '', ...(common?.shares ?? [])].some((name) => Object.hasOwn(changed, name));
}

async function tellSides(
  inside: RunInTransaction,
  { entity, sides }: Plan,
  after: Values,
  before: Values,
): Promise<Refusal | undefined> {
  const changed = changedValues(entity, after, before);
  for (const side of sides) {
    const told = Object.fromEntries(
      side.shares.flatMap((name) => (Object.hasOwn(changed, name) ? [[name, after[name]] as const] : [])),
    );
    const field = side.entity.fields[side.relation];
    if (Object.keys(told).length === 0 || !field) continue;
    const rows = await inside.open.tx.query<{ id: string }>(sql`
      select id from ${sql.table(`${dataSchema}.${tableName(side.entity)}`)}
      where ${sql.ref(columnName(side.relation, field))} = ${after.id}::uuid order by id`);
    for (const { id } of rows) {
      const stored = await inside.open.tx.load(side.entity, id, { where: true, lock: true });
      const refused = stored && (await write(inside, side.entity, stored, told));
      if (refused) return refused;
    }
  }
  return undefined;
}

/** Writes what differs; what is so already is left alone, which is where the telling ends. */
async function write(
  inside: RunInTransaction,
  entity: Entity,
  stored: Values,
  told: Values,
): Promise<Refusal | undefined> {
  const changes = changedValues(entity, told, stored);
  if (Object.keys(changes).length === 0) return undefined;
  const written = await asItsSides(inside).records(entity).update(String(stored.id), changes);
  return isRefusal(written) ? written : undefined;
}
