import { defineRules } from '@homeport/grammar';
import { caseWorkflowItem } from './case-workflow-item.entity.ts';
import { workflowRefusals as no } from './workflow.refusals.ts';

/** What is locked goes nowhere. */
export const caseWorkflowItemRules = defineRules(caseWorkflowItem, {
  guards: { isUnlocked: ({ lockState }) => (lockState === 'LOCKED' ? no.locked() : undefined) },
});
