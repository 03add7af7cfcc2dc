import { defineRules, type Facts } from '@homeport/grammar';
import type { CaseWorkflowItem } from './case-workflow-item.entity.ts';
import { stepCheck } from './step-check.entity.ts';
import { isClosed } from './work-plan.rules.ts';
import { workflowRefusals as no } from './workflow.refusals.ts';

/** The step of a check; null where there is none any more. */
export interface CheckFacts extends Facts {
  readonly of: Pick<CaseWorkflowItem, 'status' | 'lockState'> | null;
}

/** What was checked of a step that is over stays as it is, and so does everything of a locked one. */
export const stepCheckRules = defineRules<typeof stepCheck, CheckFacts>(stepCheck, {
  guards: {
    isOfOpenStep: (_, { of }) => {
      if (of?.lockState === 'LOCKED') return no.locked();
      return of && isClosed(of.status) ? no.stepIsOver() : undefined;
    },
  },
});
