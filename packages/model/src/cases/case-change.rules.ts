import type { Refusal, Values } from '@homeport/grammar';
import type { CaseDetail } from './case-detail.entity.ts';
import { caseRefusals as no } from './cases.refusals.ts';
import type { ChangeOfCircumstance } from './change-of-circumstance.entity.ts';
import { isSettled } from './present-case.rules.ts';
import type { Scenario } from './scenario.entity.ts';

type Placed = Pick<CaseDetail, 'status' | 'assignmentStartDate' | 'hostLocation'>;
type Change = Pick<ChangeOfCircumstance, 'kind' | 'effectiveDate' | 'newEndDate' | 'newHostCountry'>;

/** What an approved change makes of its assignment on a day (yyyy-MM-dd), or why it cannot be applied. */
export function changedCase(change: Change, of: Placed, today: string): Values | Refusal {
  if (isSettled(of)) return no.caseIsOver();
  if (change.kind === 'HOST_CHANGE') {
    if (change.effectiveDate > today) return no.notYetEffective({ day: change.effectiveDate });
    // Of the old place nothing but the country is known of the new one.
    return { hostLocation: { country: change.newHostCountry } };
  }
  if (of.assignmentStartDate !== null && change.newEndDate !== null && change.newEndDate < of.assignmentStartDate)
    return no.endBeforeStart({}, 'newEndDate');
  return { assignmentEndDate: change.newEndDate };
}

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
