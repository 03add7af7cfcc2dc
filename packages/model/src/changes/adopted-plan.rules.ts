import type { Refusal } from '@homeport/grammar';
import { caseRefusals as ofCase, type ScenarioBase } from '../cases/door.generated.ts';
import { changedBase } from '../costing/door.generated.ts';
import type { AdoptedPlan } from './adopted-plan.ts';
import { changeRefusals as no } from './changes.refusals.ts';
import type { Present } from './present.rules.ts';

/** What the assignment shall be as, by the fields in which a change says it. */
export const saidByPlan = (plan: AdoptedPlan | null) => ({
  planStart: plan?.startDate ?? null,
  planEnd: plan?.endDate ?? null,
  planHome: plan?.homeLocation ?? null,
  planHost: plan?.hostLocation ?? null,
  planPolicy: plan?.policy?.label ?? null,
  planPackage: plan?.relocationPackage?.label ?? null,
});

/**
 * Why a scenario cannot be adopted: it is of another assignment, not approved, worked out for an assignment that is otherwise by now,
 * or for another number of people than would move along.
 */
export function adoptionFaults(
  plan: AdoptedPlan | null,
  now: { readonly caseDetail: string | null; readonly relocationPackage: string | null; readonly along: number },
  present: Present,
): Refusal[] {
  const isItsOwn = plan !== null && (now.caseDetail === null || plan.caseDetail === now.caseDetail);
  if (!isItsOwn || plan.status !== 'APPROVED') return [no.scenarioNotApproved({}, 'scenario')];
  if (plan.basedOn === null || changedBase(plan.basedOn, baseOf(present, now.relocationPackage)).length > 0)
    return [ofCase.changedSinceScenario({}, 'scenario')];
  const { along } = now;
  return along === plan.familySize ? [] : [no.otherFamily({ planned: plan.familySize, along }, 'joining')];
}

const baseOf = (present: Present, relocationPackage: string | null): ScenarioBase => ({
  startDate: present.startBefore,
  endDate: present.endBefore,
  homeLocation: present.homeBefore,
  hostLocation: present.hostBefore,
  policy: present.policyBefore,
  relocationPackage,
  along: present.familySizeBefore,
});
