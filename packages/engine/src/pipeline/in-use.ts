import { closingOf, invalidInput, openStates, type PartDeed, type Refusal, type Values } from '@homeport/grammar';
import { sql } from 'kysely';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { columnName, tableName } from '../schema/names.ts';
import type { Plan, RunInTransaction } from './engine.ts';

/**
 * Whether a record is closed to plain saves because others lead to it (`closedWhenUsed`). Looked up among all rows of the
 * tenant: what the caller may not see is in use all the same. The system's own work goes on.
 */
export async function refuseInUse(
  inside: RunInTransaction,
  plan: Plan,
  id: string,
  changes: Values,
): Promise<Refusal | undefined> {
  const ways = plan.entity.closedWhenUsed;
  const isOther = Object.keys(changes).some((name) => name !== 'active');
  if (!ways || !isOther || inside.caller.system !== undefined) return undefined;
  for (const way of ways) {
    const [name = '', relation = ''] = way.split('.');
    const user = inside.engine.catalogue.entity(name);
    const field = user.fields[relation];
    if (!field) throw new Error(`${plan.entity.name} is closed by ${way}, which is not declared`);
    const table = sql.table(`app.${tableName(user)}`);
    const column = sql.ref(columnName(relation, field));
    const found = await inside.open.tx.query(sql`select 1 from ${table} where ${column} = ${id}::uuid limit 1`);
    if (found.length > 0) return no.inUse();
  }
  return undefined;
}

/** Whether every status of a record lets plain saves change (or delete) it. */
export const isOpenBy = (plan: Plan, record: Values, what: 'editable' | 'deletable'): boolean =>
  plan.lifecycles.every(([name, field]) => field.states[record[name] as string]?.[what] === true);

/**
 * A part is added, changed and removed only in the states of its whole that it declares (`closesWith`). The whole is locked until
 * the write is done, so that it does not go on in between.
 */
export async function refuseClosedWhole(
  inside: RunInTransaction,
  { entity, relations }: Plan,
  part: Values,
  deed: PartDeed,
): Promise<Refusal | undefined> {
  const closing = closingOf(entity);
  if (closing === undefined || inside.caller.system !== undefined) return undefined;
  const relation = relations.find((r) => r.name === closing.relation);
  if (!relation) throw new Error(`${entity.name} closes with ${closing.relation}, which is not one of its relations`);
  const states = openStates(entity, relation.target, deed);
  const id = part[closing.relation];
  if (!states || typeof id !== 'string') return undefined;
  // Its state is never derived: nothing has to be settled for it.
  const whole = await inside.open.calm.load(relation.target, id, { where: true, lock: true });
  if (whole && Object.entries(states).every(([field, open]) => open.some((state) => state === whole[field])))
    return undefined;
  if (closing.refusal === undefined) return deed === 'remove' ? no.notDeletable() : no.notEditable();
  const kind = inside.engine.catalogue.refusals.get(closing.refusal)?.kind ?? 'conflict';
  const refusal: Refusal = { isRefusal: true, kind, code: closing.refusal };
  return kind === 'invalid' ? invalidInput([{ ...refusal, field: relation.wire }]) : refusal;
}

/** A part that is changed; one that is moved to another whole leaves the one and comes to the other. */
export async function refuseChangedPart(
  inside: RunInTransaction,
  plan: Plan,
  before: Values,
  changes: Values,
): Promise<Refusal | undefined> {
  const { relation } = closingOf(plan.entity) ?? {};
  if (relation === undefined || Object.keys(changes).length === 0) return undefined;
  if (!Object.hasOwn(changes, relation)) return refuseClosedWhole(inside, plan, before, 'change');
  return (await refuseClosedWhole(inside, plan, before, 'remove')) ?? refuseClosedWhole(inside, plan, changes, 'add');
}
