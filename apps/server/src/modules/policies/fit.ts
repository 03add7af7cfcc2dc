import type { SystemContext } from '@homeport/engine';
import { type CaseDetail, caseType } from '@homeport/model/cases';
import { choosePolicy, type PolicyOffer, type PolicyQuestion, policy } from '@homeport/model/policies';
import { knownOf, scopeOf, wantedBy } from './offers.ts';

/** A move that a policy is held against; the policy by its id, or null where the move has none. */
export interface PolicyMove extends Pick<PolicyQuestion, 'on' | 'country' | 'along' | 'months'> {
  readonly policy: string | null;
}
/** Whose move it is. Ids. */
export interface Mover extends Pick<CaseDetail, 'type'> {
  readonly employee: string | null;
  readonly office: string | null;
}
/** Whether the policy of each move holds for it, and which of its conditions are met; null where there is none. */
export async function fitsOf(
  system: SystemContext,
  { type, employee, office }: Mover,
  moves: readonly PolicyMove[],
): Promise<readonly (PolicyOffer | null)[]> {
  const wanted = [...new Set(moves.flatMap((move) => move.policy ?? []))];
  if (wanted.length === 0) return moves.map(() => null);
  const { companyGroup, rank, ranks } = await knownOf(system, employee, office);
  const found = await system.records(policy).find({ filter: { field: 'id', op: 'in', value: wanted }, limit: 20 });
  const ofType = await system.records(caseType).find({ filter: { field: 'kind', op: 'eq', value: type }, limit: 500 });
  return moves.map(({ policy: id, ...move }) => {
    const of = found.find((one) => one.id === id);
    if (!of) return null;
    // An assignment knows the kind of its case type; which one of several it is decides nothing.
    const its = ofType.find((one) => one.id === of.caseType?.id) ?? ofType[0];
    const question = { ...move, office, companyGroup, rank, caseType: its?.id ?? null };
    const [judged] = choosePolicy([scopeOf(of, { ranks })], question).judged;
    const conditions = (judged?.conditions ?? []).map((one) => ({ ...one, wanted: wantedBy(of, one.condition) }));
    return { id: of.id, label: of.name, holds: judged?.holds ?? false, conditions };
  });
}
