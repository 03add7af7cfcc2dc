import type { Refusal } from '@homeport/grammar';
import type { CaseDetail } from './case-detail.entity.ts';
import { caseRefusals as no } from './cases.refusals.ts';

/** A phase with what an assignment lacks for entering it, as its conditions are called. */
export interface PhaseToEnter {
  readonly code: string;
  readonly missing: readonly string[];
}
/** A phase on the way of an assignment. What one lacks is said of the phase that comes next only. */
export interface PhaseOnTheWay extends PhaseToEnter {
  readonly state: 'done' | 'current' | 'coming';
}

/** Whether an assignment goes on to a phase with this change. One that begins in a phase does not enter it from another. */
export const entersPhase = (
  now: Pick<CaseDetail, 'phase'>,
  before: Pick<CaseDetail, 'phase'> | undefined,
): now is { phase: string } => before !== undefined && now.phase !== null && now.phase !== before.phase;

/** Why a phase is not entered, one refusal for each condition that does not hold. */
export const phaseRefusals = (missing: readonly string[]): Refusal[] =>
  missing.map((condition) => no.phaseNeeds({ condition }, 'phase'));

/** The phases in their order as an assignment sees them from where it is; from no phase all of them are still to come. */
export function phasePath(phases: readonly PhaseToEnter[], current: string | null): PhaseOnTheWay[] {
  const at = phases.findIndex(({ code }) => code === current);
  return phases.map(({ code, missing }, n) => ({
    code,
    missing: n === at + 1 ? missing : [],
    state: n < at ? 'done' : n === at ? 'current' : 'coming',
  }));
}
