import type { Decision } from './decision.entity.ts';
import { openStates } from './decision-lifecycle.ts';

/** A step as far as its order is concerned. */
export type OrderedDecision = Pick<Decision, 'id' | 'sequence' | 'status'>;

/** Whether somebody can decide it now. */
export const isOpenStep = ({ status }: Pick<Decision, 'status'>): boolean => openStates.some((one) => one === status);
/** Whether it is still to be decided. */
export const isPending = (step: Pick<Decision, 'status'>): boolean => step.status === 'WAITING' || isOpenStep(step);

/** The steps to open now: all that wait in the lowest sequence in which something is still undecided. */
export function decisionsToOpen<D extends OrderedDecision>(all: readonly D[]): readonly D[] {
  const pending = all.filter(isPending);
  const first = Math.min(...pending.map(({ sequence }) => sequence));
  return pending.filter(({ sequence, status }) => sequence === first && status === 'WAITING');
}

/** Whether nothing is left to decide. */
export const isSettledBy = (all: readonly Pick<Decision, 'status'>[]): boolean => !all.some(isPending);

/** The steps that were made last: what was handed in again, or changed meanwhile, was asked for anew, and all of one time are made at once. */
export function ofLastRound<D extends Pick<Decision, 'created'>>(all: readonly D[]): readonly D[] {
  const last = all
    .map(({ created }) => created)
    .toSorted()
    .at(-1);
  return all.filter(({ created }) => created === last);
}
