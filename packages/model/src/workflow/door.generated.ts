// Written by `npm run derive`: the door of the domain, what others take of it.
export { businessRuleCondition } from './business-rule-condition.entity.ts';
export { businessRule } from './business-rule.entity.ts';
export { caseWorkflowItem } from './case-workflow-item.entity.ts';
export { checklistItem } from './checklist-item.entity.ts';
export { initiationRule } from './initiation-rule.entity.ts';
export { initiationStep } from './initiation-step.entity.ts';
export { type Initiation, initiation } from './initiation.entity.ts';
export { masterChecklist } from './master-checklist.entity.ts';
export { workflowItem } from './workflow-item.entity.ts';
export { startAssignment } from './workflow.actions.ts';
export { workflow } from './workflow.entity.ts';
