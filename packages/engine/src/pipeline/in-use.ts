import type { Refusal, Values } from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName, tableName } from '../schema/names.ts';
import type { Inside, Plan } from './engine.ts';
import { requestRefusals as no } from './request-refusals.ts';

/**
 * Whether a record is closed to plain saves because others lead to it (`closedWhenUsed`). Looked up among all rows of the
 * tenant: what the caller may not see is in use all the same. The system's own work goes on.
 */
export async function refuseInUse(
  inside: Inside,
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

/** Lines of a document that is closed are closed with it (`closesWith`). The document is locked until the write is done. */
export async function refuseClosedWhole(inside: Inside, plan: Plan, part: Values): Promise<Refusal | undefined> {
  const { closesWith } = plan.entity;
  if (closesWith === undefined || inside.caller.system !== undefined) return undefined;
  const relation = plan.relations.find((r) => r.name === closesWith);
  if (!relation) throw new Error(`${plan.entity.name} closes with ${closesWith}, which is not one of its relations`);
  const id = part[closesWith];
  if (typeof id !== 'string') return undefined;
  // Its state is never derived: nothing has to be settled for it.
  const whole = await inside.open.calm.load(relation.target, id, { where: true, lock: true });
  const isOpen = whole !== undefined && isOpenBy(inside.engine.plan(relation.target), whole, 'editable');
  return isOpen ? undefined : no.notEditable();
}
