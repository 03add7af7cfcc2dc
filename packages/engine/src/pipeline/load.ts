import { bothOf, type Deed, type Entity, type Refusal, type Values } from '@homeport/grammar';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { rightsOf } from '../rights/rights.ts';
import type { Plan, RunInTransaction } from './engine.ts';
import { lockWhole } from './whole.ts';

/** The stored record, locked after the one that it is part of, through the caller's access to it; seen but not granted is "not allowed", unseen is "not found". */
export async function loadForChange(
  inside: RunInTransaction,
  plan: Plan,
  id: string,
  deed: Deed,
  movesTo?: unknown,
): Promise<Values | Refusal> {
  const { deeds } = rightsOf(inside.caller, plan.entity);
  const { tx } = inside.open;
  const where = bothOf(deeds.read, deeds[deed]);
  if (where !== undefined) await lockWhole(inside, plan, id, movesTo);
  const found = where === undefined ? undefined : await tx.load(plan.entity, id, { where, lock: true });
  if (found) return found;
  const isSeen =
    deeds.read !== undefined &&
    where !== deeds.read &&
    (await tx.load(plan.entity, id, { where: deeds.read })) !== undefined;
  if (!isSeen) return no.notFound();
  return deed === 'delete' ? no.deleteNotAllowed() : no.notAllowed();
}

/** 428 when a version is needed and missing, 412 when the record has moved on. */
export function refuseVersion(
  entity: Entity,
  before: Values,
  how: { readonly version?: number; readonly isOutside?: boolean },
): Refusal | undefined {
  if (how.version === undefined) return entity.needsVersion && how.isOutside ? no.versionNeeded() : undefined;
  return how.version === before.version ? undefined : no.changedMeanwhile();
}
