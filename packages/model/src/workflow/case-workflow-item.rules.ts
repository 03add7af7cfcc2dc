import { defineRules, type Facts } from '@homeport/grammar';
import { caseWorkflowItem } from './case-workflow-item.entity.ts';
import { nextNotice, noticeMoment } from './step-notices.rules.ts';
import { isClosed, type PlannedStep } from './work-plan.rules.ts';
import { workflowRefusals as no } from './workflow.refusals.ts';

/** What the plan of its workflow says of a step; nothing of one that was added by hand. */
export interface PlannedFacts extends Facts {
  readonly planned: PlannedStep | null;
  /** Required checks that are not ticked. */
  readonly openChecks: number;
}

/**
 * Dates and readiness come from the plan, unless a person has agreed on another day; a step that was added by hand may be begun
 * at any time. What is locked goes nowhere.
 */
export const caseWorkflowItemRules = defineRules<typeof caseWorkflowItem, PlannedFacts>(caseWorkflowItem, {
  derive: (step, { planned, openChecks }) => {
    const dates = {
      startDate: planned?.start ?? null,
      computedDue: planned?.due ?? null,
      dueDate: step.agreedDue ?? planned?.due ?? null,
      isReady: planned ? planned.isReady : !isClosed(step.status),
    };
    const notice = nextNotice({ ...step, ...dates });
    return { ...dates, openChecks, nextNotice: notice ? noticeMoment(notice.day) : null };
  },
  guards: {
    isUnlocked: ({ lockState }) => (lockState === 'LOCKED' ? no.locked() : undefined),
    isChecked: (_, { openChecks: count }) => (count > 0 ? no.stepHasOpenChecks({ count }) : undefined),
  },
});
