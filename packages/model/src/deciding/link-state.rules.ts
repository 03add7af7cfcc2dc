import type { Decision } from './decision.entity.ts';
import { isOpenStep } from './decision-order.rules.ts';

/** What has become of the link of a mail that asks somebody to decide a step. */
export type LinkState = 'OPEN' | 'EXPIRED' | 'DECIDED' | 'DROPPED' | 'CHANGED' | 'NOT_YOURS' | 'OWN';

/**
 * The state of a link: `step` as its reader may see it now (absent: not at all), the version that it was made for, what keeps them from
 * deciding, and whether its time is over. What is decided, or asked of
 * nobody now, says so, whatever else is.
 */
export function linkState({
  step,
  version,
  mine,
  isOver,
}: {
  readonly step: Pick<Decision, 'status' | 'version'> | undefined;
  readonly version: number;
  readonly mine: 'OWN' | 'NOT_ASKED' | 'NOT_OPEN' | undefined;
  readonly isOver: boolean;
}): LinkState {
  if (!step) return 'NOT_YOURS';
  if (step.status === 'CANCELLED' || step.status === 'WAITING') return 'DROPPED';
  if (!isOpenStep(step)) return 'DECIDED';
  if (mine === 'OWN') return 'OWN';
  if (mine === 'NOT_ASKED') return 'NOT_YOURS';
  if (isOver) return 'EXPIRED';
  return step.version === version ? 'OPEN' : 'CHANGED';
}
