import { Exact } from '@homeport/grammar';

/** The six states of the specification. */
export type DepositRecovery =
  | 'FULLY_RECOVERED'
  | 'PARTIALLY_RECOVERED'
  | 'PARTIALLY_RECOVERED_WITH_LOSS'
  | 'RECOVERED_WITH_LOSS'
  | 'UNRECOVERED'
  | 'LOSS';
export interface DepositFacts {
  readonly deposit: string;
  readonly recovered: string | null;
  readonly isClaimOpen: boolean;
  /** What it cost to get it back. */
  readonly recoveryCost?: string | null;
}

/** What amounts and claim say of a deposit (EX-36), and what is lost for good: nothing as long as the claim is open. */
export function depositOutcome(facts: DepositFacts): { readonly state: DepositRecovery; readonly loss: string } {
  const missing = Exact.max(new Exact(facts.deposit).minus(facts.recovered ?? 0), 0);
  const cost = new Exact(facts.recoveryCost ?? 0);
  const isNothingBack = new Exact(facts.recovered ?? 0).isZero() && !missing.isZero();
  const loss = facts.isClaimOpen && !missing.isZero() ? new Exact(0) : missing.plus(cost);
  return { state: stateOf(isNothingBack, missing.isZero(), facts.isClaimOpen, cost.gt(0)), loss: loss.toFixed() };
}

function stateOf(isNothingBack: boolean, isAllBack: boolean, isClaimOpen: boolean, hasCost: boolean): DepositRecovery {
  if (isAllBack) return hasCost ? 'RECOVERED_WITH_LOSS' : 'FULLY_RECOVERED';
  if (isNothingBack) return isClaimOpen ? 'UNRECOVERED' : 'LOSS';
  return isClaimOpen ? 'PARTIALLY_RECOVERED' : 'PARTIALLY_RECOVERED_WITH_LOSS';
}
