import { isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName, dataSchema, tableName } from '../schema/names.ts';
import type { Open, Plan, RunInTransaction, Stale, Waiting } from './engine.ts';
import { calmly } from './open.ts';
import { changedValues } from './rule-record.ts';
import { loadFactsOfAll, settled } from './settle.ts';
import type { Follower } from './sources.ts';

/** What waits, to go back to when something is taken back. */
export const copyOf = ({ waiting }: Stale): Stale['waiting'] =>
  new Map([...waiting].map(([name, one]) => [name, { ...one, ids: new Set(one.ids), fields: new Set(one.fields) }]));

/** So often at most one entity is settled in one go: rules that never come to rest are a fault. */
const most = 50;

/** A record as it was and as it is; one of them is absent where it was created or deleted. */
interface Written {
  readonly after?: Values;
  readonly before?: Values;
}

/**
 * To be called after every write of a record: who follows it becomes stale and is settled before the transaction is stored; who
 * is judged by it is settled at once, and what is found against that is answered. Then whoever watches it does their part.
 */
export async function followed(inside: RunInTransaction, plan: Plan, written: Written): Promise<Refusal | undefined> {
  if (plan.followers.length > 0) {
    markFollowers(inside, plan, written);
    const refused = await judgeFollowers(inside, plan, [written]);
    if (refused) return refused;
  }
  return written.after ? watched(inside, plan, { ...written, after: written.after }) : undefined;
}

async function watched(
  inside: RunInTransaction,
  { entity, watches }: Plan,
  { after, before }: Written & { readonly after: Values },
): Promise<Refusal | undefined> {
  if (watches.length === 0) return undefined;
  const changed = before ? Object.keys(changedValues(entity, after, before)) : [];
  for (const { run } of watches) {
    const ctx = inside.engine.contextOf(inside);
    const refused = await run(ctx, { entity, id: String(after.id), after, changed, ...(before && { before }) });
    if (refused) return refused;
  }
  return undefined;
}

function markFollowers(inside: RunInTransaction, plan: Plan, { after, before }: Written): void {
  const changed = after && before && changedValues(plan.entity, after, before);
  for (const follower of plan.followers) {
    const { source } = follower;
    if (!('by' in source)) continue;
    if (changed && ![source.by, ...source.fields].some((name) => Object.hasOwn(changed, name))) continue;
    mark(inside, follower, [after?.[source.by], before?.[source.by]]);
  }
}

/** Marks records as stale by their ids; what is no id is passed over. */
export function mark(inside: RunInTransaction, { entity, rank, gives }: Follower, ids: readonly unknown[]): void {
  const { waiting } = inside.open.stale;
  const known = ids.filter((id) => typeof id === 'string');
  if (known.length === 0) return;
  let here = waiting.get(entity.name);
  if (!here) {
    here = { plan: inside.engine.plan(entity), rank, ids: new Set(), fields: new Set(), inside };
    waiting.set(entity.name, here);
  }
  for (const id of known) here.ids.add(id);
  for (const field of gives) here.fields.add(field);
}

/** Followers of records that were changed are judged by their own rules; what one has against it refuses the change. */
async function judgeFollowers(
  inside: RunInTransaction,
  plan: Plan,
  written: readonly Written[],
): Promise<Refusal | undefined> {
  for (const { entity, source } of plan.followers) {
    if (!('through' in source)) continue;
    const ids: unknown[] = [];
    let field: string | undefined;
    for (const { after, before } of written) {
      if (!after || !before) continue;
      const changed = changedValues(plan.entity, after, before);
      const reason = source.fields.find((name) => Object.hasOwn(changed, name));
      if (reason === undefined) continue;
      field ??= reason;
      ids.push(after.id);
    }
    if (field === undefined) continue;
    const follower = inside.engine.plan(entity);
    const refused = await settleMany(inside, follower, await leadingTo(inside, follower, source.through, ids), true);
    if (refused) return saidOf(refused, field);
  }
  return undefined;
}

/** What a follower has against the change stands at the field that was changed. */
const saidOf = (refusal: Refusal, field: string): Refusal => ({ ...(refusal.problems?.[0] ?? refusal), field });

async function leadingTo(
  inside: RunInTransaction,
  { entity }: Plan,
  relation: string,
  ids: readonly unknown[],
): Promise<string[]> {
  const field = entity.fields[relation];
  if (!field) throw new Error(`${entity.name} has no field ${relation}`);
  const rows = await inside.open.calm.query<{ id: string }>(sql`
    select id from ${sql.table(`${dataSchema}.${tableName(entity)}`)}
    where ${sql.ref(columnName(relation, field))} = any (${ids}::uuid[]) order by id`);
  return rows.map(({ id }) => id);
}

/** Settles everything that waits, whoever follows first; answers what the rules refuse. */
export async function settleStale({ open }: { readonly open: Open }): Promise<Refusal | undefined> {
  const { stale } = open;
  while (stale.settling || stale.waiting.size > 0) {
    stale.settling ??= settleInOrder(stale).finally(() => {
      delete stale.settling;
    });
    const refused = await stale.settling;
    if (refused) return refused;
  }
  return undefined;
}

/** Settles first where what is asked for may be behind. What the rules refuse then takes the transaction with it. */
export async function settleBefore(open: Open, isAsked: (waiting: Waiting) => boolean): Promise<void> {
  const { stale } = open;
  if (!stale.settling && ![...stale.waiting.values()].some(isAsked)) return;
  const refused = await settleStale({ open });
  if (refused) open.spoiled ??= refused;
}

async function settleInOrder(stale: Stale): Promise<Refusal | undefined> {
  const times = new Map<string, number>();
  for (let next = lowest(stale); next; next = lowest(stale)) {
    const { name } = next.plan.entity;
    stale.waiting.delete(name);
    const time = (times.get(name) ?? 0) + 1;
    if (time > most) throw new Error(`the derived fields of ${name} do not come to rest`);
    times.set(name, time);
    const refused = await settleMany(calmly(next.inside), next.plan, [...next.ids], false);
    if (refused) return refused;
  }
  return undefined;
}

const lowest = ({ waiting }: Stale): Waiting | undefined =>
  [...waiting.values()].reduce<Waiting | undefined>((low, one) => (low && low.rank <= one.rank ? low : one), undefined);

/**
 * Records of one entity are locked in the order of their ids, their facts loaded, and what their rules compute is stored: one
 * statement each, however many they are. Checks are repeated only where the change is judged: nothing was entered otherwise.
 */
async function settleMany(
  inside: RunInTransaction,
  plan: Plan,
  ids: readonly string[],
  isJudged: boolean,
): Promise<Refusal | undefined> {
  const { tx } = inside.open;
  const { derive } = plan.rules;
  if (ids.length === 0 || !(derive || (isJudged && plan.rules.check))) return undefined;
  const before = await tx.loadMany(plan.entity, ids);
  const facts = await loadFactsOfAll(inside, plan, before);
  const judging = isJudged ? plan : { ...plan, rules: derive ? { derive } : {} };
  const written: Required<Written>[] = [];
  for (const [n, was] of before.entries()) {
    const result = settled(judging, facts[n] ?? {}, was, was);
    if (isRefusal(result)) return result;
    if (Object.keys(changedValues(plan.entity, result.values, was)).length > 0)
      written.push({ after: result.values, before: was });
  }
  if (written.length === 0) return undefined;
  await tx.updateMany(
    plan.entity,
    written.map(({ after, before }) => ({ before, changes: changedValues(plan.entity, after, before) })),
    { deed: 'derive' },
  );
  if (plan.followers.length === 0) return undefined;
  for (const one of written) markFollowers(inside, plan, one);
  return judgeFollowers(inside, plan, written);
}
