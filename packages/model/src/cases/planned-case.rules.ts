import type { Refusal, Values } from '@homeport/grammar';
import type { CaseDetail } from './case-detail.entity.ts';
import { caseRefusals as no } from './cases.refusals.ts';
import { isSettled } from './present-case.rules.ts';
import type { Scenario } from './scenario.entity.ts';

type Plan = Pick<Scenario, 'homeLocation' | 'hostLocation' | 'startDate' | 'endDate' | 'policy' | 'relocationPackage'>;

/** What an assignment takes over from its approved scenario; what the scenario leaves open stays as it is. */
export function plannedCase(plan: Plan, of: Pick<CaseDetail, 'status'>): Values | Refusal {
  if (isSettled(of)) return no.caseIsOver();
  return {
    homeLocation: plan.homeLocation,
    hostLocation: plan.hostLocation,
    assignmentStartDate: plan.startDate,
    ...(plan.endDate === null ? {} : { assignmentEndDate: plan.endDate }),
    ...(plan.policy ? { policy: plan.policy.id } : {}),
    ...(plan.relocationPackage ? { relocationPackage: plan.relocationPackage.id } : {}),
  };
}
