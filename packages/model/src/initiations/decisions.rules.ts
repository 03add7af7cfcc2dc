import type { InitiationDecision } from './initiation-decision.entity.ts';

/** A decision of a request as far as its order is concerned. */
export type OrderedDecision = Pick<InitiationDecision, 'id' | 'sequence' | 'status'>;

const isPending = ({ status }: OrderedDecision): boolean => status === 'WAITING' || status === 'OPEN';

/** The decisions to open now: all that wait in the lowest sequence in which something is still undecided. */
export function decisionsToOpen<D extends OrderedDecision>(all: readonly D[]): readonly D[] {
  const pending = all.filter(isPending);
  const first = Math.min(...pending.map(({ sequence }) => sequence));
  return pending.filter(({ sequence, status }) => sequence === first && status === 'WAITING');
}

/** Whether nothing is left to decide. */
export const isSettledBy = (all: readonly OrderedDecision[]): boolean => !all.some(isPending);

/** Whom a decision asks. Ids of users. */
export interface Askable {
  /** Members of the approval group of the rule. */
  readonly group: readonly string[];
  /** Holders of the role that the step names; null: it names none. */
  readonly holders: readonly string[] | null;
  /** Who asked for the assignment, or entered the request. */
  readonly requesters: readonly string[];
  /** Who stands in for the approval group of the rule. */
  readonly fallback: string | null;
  readonly manager: string | null;
}
/**
 * The holders of the role of the step, else the group of the rule; nobody decides their own request. Where that leaves nobody, whoever
 * stands in for the group, else the case manager; with neither of them the team decides.
 */
export function askedOf({ group, holders, requesters, fallback, manager }: Askable): {
  readonly asked: readonly string[];
  readonly owner: string | null;
} {
  const asked = (holders ?? group).filter((user) => !requesters.includes(user));
  const standsIn = [fallback, manager].find((one) => one !== null && !requesters.includes(one)) ?? null;
  return { asked, owner: asked.length > 0 ? null : standsIn };
}
