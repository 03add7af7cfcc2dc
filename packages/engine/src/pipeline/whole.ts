import { isId, type Values } from '@homeport/grammar';
import { type RawBuilder, sql } from 'kysely';
import { columnName, dataSchema, tableName } from '../schema/names.ts';
import type { Plan, RunInTransaction } from './engine.ts';

/**
 * A whole is taken before its parts, by everybody who writes either of them: of two deeds at once one waits for the other and
 * never both. So a part that is there waits for its whole (`to`: another one that it is moved to) before it is taken itself.
 */
export async function lockWhole(inside: RunInTransaction, plan: Plan, id: string, to?: unknown): Promise<void> {
  const { partOf } = plan.entity;
  const field = partOf === undefined ? undefined : plan.entity.fields[partOf];
  if (partOf === undefined || !field) return;
  const part = sql.table(`${dataSchema}.${tableName(plan.entity)}`);
  const own = sql`select ${sql.ref(columnName(partOf, field))} from ${part} where id = ${id}::uuid`;
  await take(inside, plan, sql`${own} union all select ${isId(to) ? to : null}::uuid`);
}

/** The same for a part that is not there yet: its row would hold on to the whole, too, and so would that of another one. */
export async function lockWholeOf(inside: RunInTransaction, plan: Plan, part: Values): Promise<void> {
  const { partOf } = plan.entity;
  const whole = partOf === undefined ? undefined : part[partOf];
  if (isId(whole)) await take(inside, plan, sql`select ${whole}::uuid`);
}

/** The wholes of these wholes come first, so that a chain of parts is taken from its top, by everybody. */
async function take(inside: RunInTransaction, { entity, relations }: Plan, ids: RawBuilder<unknown>): Promise<void> {
  const relation = relations.find((one) => one.name === entity.partOf);
  if (!relation) throw new Error(`${entity.name} is part of ${entity.partOf}, which is not one of its relations`);
  const { target } = relation;
  const whole = sql.table(`${dataSchema}.${tableName(target)}`);
  const field = target.partOf === undefined ? undefined : target.fields[target.partOf];
  let above: Promise<void> | undefined;
  if (target.partOf !== undefined && field) {
    const column = sql.ref(columnName(target.partOf, field));
    above = take(inside, inside.engine.plan(target), sql`select ${column} from ${whole} where id in (${ids})`);
  }
  // Sent at once, and so in this order: the lower lock is asked for when the upper one is held.
  await Promise.all([
    above,
    inside.open.tx.lock(sql`select 1 from ${whole} where id in (${ids}) order by id for update`),
  ]);
}
