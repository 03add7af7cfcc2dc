import { isRefusal, type Refusal, type Values } from '@homeport/grammar';
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
