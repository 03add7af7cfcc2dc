// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { businessRuleCondition } from './business-rule-condition.entity.ts';
import { businessRule } from './business-rule.entity.ts';
import { caseWorkflowItem } from './case-workflow-item.entity.ts';
import { caseWorkflow } from './case-workflow.entity.ts';
import { checklistItem } from './checklist-item.entity.ts';
import { masterChecklist } from './master-checklist.entity.ts';
import { publicHoliday } from './public-holiday.entity.ts';
import { stepCheck } from './step-check.entity.ts';
import { workflowItem } from './workflow-item.entity.ts';
import { activateAssignment, completeStep, publishWorkflow, reassignStep, reopenStep, reviseWorkflow, snoozeStep } from './workflow.actions.ts';
import { workflow } from './workflow.entity.ts';

export const domain: Domain = {
  name: 'workflow',
  entities: [businessRuleCondition, businessRule, caseWorkflowItem, caseWorkflow, checklistItem, masterChecklist, publicHoliday, stepCheck, workflowItem, workflow],
  actions: [activateAssignment, completeStep, publishWorkflow, reassignStep, reopenStep, reviseWorkflow, snoozeStep],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
