import { isId, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { type RawBuilder, sql } from 'kysely';
import { columnName, dataSchema, tableName } from '../schema/names.ts';
import type { Inside, Plan } from './engine.ts';
import { changedValues } from './rule-record.ts';
import { loadFacts, settled } from './settle.ts';

/**
 * After a part was written, the derived fields of the record it belongs to follow (`partOf`), in the same transaction and with
 * the whole locked, so that totals are never behind. Checks of the whole are not repeated: nothing was entered into it.
 */
export async function followParts(
  inside: Inside,
  plan: Plan,
  part: Values,
  before?: Values,
): Promise<Refusal | undefined> {
  const { partOf } = plan.entity;
  if (partOf === undefined) return undefined;
  const relation = plan.relations.find((r) => r.name === partOf);
  if (!relation) throw new Error(`${plan.entity.name} is part of ${partOf}, which is not one of its relations`);
  const ids = new Set([part[partOf], before?.[partOf]].filter((id) => typeof id === 'string'));
  for (const id of ids) {
    const refused = await follow(inside, inside.engine.plan(relation.target), id);
    if (refused) return refused;
  }
  return undefined;
}

async function follow(inside: Inside, plan: Plan, id: string): Promise<Refusal | undefined> {
  const { tx } = inside.open;
  const whole = await tx.load(plan.entity, id, { where: true, lock: true });
  if (!whole || !plan.rules.derive) return undefined;
  const facts = await loadFacts(plan, () => inside.engine.contextOf(inside), whole, whole);
  const result = settled({ ...plan, rules: { derive: plan.rules.derive } }, facts, whole, whole);
  if (isRefusal(result)) return result;
  const changes = changedValues(plan.entity, result.values, whole);
  if (Object.keys(changes).length === 0) return undefined;
  await tx.update(plan.entity, id, changes, { version: whole.version as number }, whole, { deed: 'derive' });
  return undefined;
}

/**
 * After a record was written, its parts follow where they say that they depend on what was changed (`settledWith`), in the same
 * transaction and by their own rules: what one of them has against it refuses the change of the whole. The whole is settled
 * once more with the last of its parts.
 */
export async function settleParts(
  inside: Inside,
  plan: Plan,
  after: Values,
  before: Values,
): Promise<Refusal | undefined> {
  const changed = changedValues(plan.entity, after, before);
  for (const { partOf, settledWith, name } of inside.engine.catalogue.entities) {
    if (partOf === undefined || !settledWith?.some((field) => Object.hasOwn(changed, field))) continue;
    const part = inside.engine.plan(name);
    const relation = part.relations.find((one) => one.name === partOf);
    if (relation?.target.name !== plan.entity.name) continue;
    for (const id of await partIds(inside, part, partOf, after.id as string)) {
      const refused = await settleAgain(inside, part, id);
      if (refused) return saidOfWhole(refused, settledWith.find((field) => Object.hasOwn(changed, field)) ?? '');
    }
  }
  return undefined;
}

/** What a part has against the change stands at the field of the whole that was changed. */
const saidOfWhole = (refusal: Refusal, field: string): Refusal => ({ ...(refusal.problems?.[0] ?? refusal), field });

/**
 * A whole is taken before its parts, by everybody who writes either of them: of two deeds at once one waits for the other and
 * never both. So a part that is there waits for its whole (`to`: another one that it is moved to) before it is taken itself.
 */
export async function lockWhole(inside: Inside, plan: Plan, id: string, to?: unknown): Promise<void> {
  const { partOf } = plan.entity;
  const field = partOf === undefined ? undefined : plan.entity.fields[partOf];
  if (partOf === undefined || !field) return;
  const part = sql.table(`${dataSchema}.${tableName(plan.entity)}`);
  const own = sql`(select ${sql.ref(columnName(partOf, field))} from ${part} where id = ${id}::uuid)`;
  await take(inside, plan, sql`${own}, ${isId(to) ? to : null}::uuid`);
}

/** The same for a part that is not there yet: its row would hold on to the whole, too, and so would that of another one. */
export async function lockWholeOf(inside: Inside, plan: Plan, part: Values): Promise<void> {
  const { partOf } = plan.entity;
  const whole = partOf === undefined ? undefined : part[partOf];
  if (isId(whole)) await take(inside, plan, sql`${whole}::uuid`);
}

async function take(inside: Inside, { entity, relations }: Plan, ids: RawBuilder<unknown>): Promise<void> {
  const relation = relations.find((one) => one.name === entity.partOf);
  if (!relation) throw new Error(`${entity.name} is part of ${entity.partOf}, which is not one of its relations`);
  const whole = sql.table(`${dataSchema}.${tableName(relation.target)}`);
  await inside.open.tx.lock(sql`select 1 from ${whole} where id = any(array[${ids}]) order by id for update`);
}

async function partIds(inside: Inside, part: Plan, partOf: string, whole: string): Promise<string[]> {
  const field = part.entity.fields[partOf];
  if (!field) throw new Error(`${part.entity.name} has no field ${partOf}`);
  const rows = await inside.open.tx.query<{ id: string }>(sql`
    select id from ${sql.table(`${dataSchema}.${tableName(part.entity)}`)}
    where ${sql.ref(columnName(partOf, field))} = ${whole}::uuid order by id`);
  return rows.map(({ id }) => id);
}

async function settleAgain(inside: Inside, plan: Plan, id: string): Promise<Refusal | undefined> {
  const { tx } = inside.open;
  const before = await tx.load(plan.entity, id, { where: true, lock: true });
  if (!before) return undefined;
  const facts = await loadFacts(plan, () => inside.engine.contextOf(inside), before, before);
  const result = settled(plan, facts, before, before);
  if (isRefusal(result)) return result;
  const changes = changedValues(plan.entity, result.values, before);
  if (Object.keys(changes).length === 0) return undefined;
  await tx.update(plan.entity, id, changes, { version: before.version as number }, before, { deed: 'derive' });
  return followParts(inside, plan, result.values, before);
}
