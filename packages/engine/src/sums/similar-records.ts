import { comparedName, type Entity, type Refusal } from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { requestRefusals } from '../rights/request-refusals.ts';
import { rightsOf } from '../rights/rights.ts';
import type { Store } from '../store/store.ts';

/** Where records of a similar name are looked for. */
export type SimilarSource = Pick<Store, 'catalogue' | 'similar'>;

/** A record whose name is similar to a given one. */
export interface SimilarRecord {
  readonly id: string;
  readonly title: string;
  /** What tells two of one name apart; may be empty. */
  readonly detail: string;
}

/** Records of an entity that the caller may see and whose name is similar. Who may not see the names is told nothing. */
export async function similarRecords(
  source: SimilarSource,
  caller: Caller,
  entity: Entity,
  name: string,
): Promise<readonly SimilarRecord[] | Refusal> {
  const allowance = rightsOf(caller, entity);
  if (allowance.deeds.read === undefined) return requestRefusals.notAllowed();
  // What is searched holds all of these words: who may not see one of them must not find by it.
  const isOpen = [...(entity.search ?? []), ...entity.title].every((field) => !allowance.hidden.has(field));
  const compared = comparedName(entity, name);
  if (!entity.alike || !isOpen || compared === '') return [];
  return JSON.parse(await source.similar(caller, entity, allowance, compared)) as SimilarRecord[];
}
