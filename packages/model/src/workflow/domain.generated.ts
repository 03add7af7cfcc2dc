// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { businessRuleCondition } from './business-rule-condition.entity.ts';
import { businessRule } from './business-rule.entity.ts';
import { businessRuleRules } from './business-rule.rules.ts';
import { caseWorkflowItem } from './case-workflow-item.entity.ts';
import { caseWorkflowItemRules } from './case-workflow-item.rules.ts';
import { caseWorkflow } from './case-workflow.entity.ts';
import { caseWorkflowRules } from './case-workflow.rules.ts';
import { checklistItem } from './checklist-item.entity.ts';
import { masterChecklist } from './master-checklist.entity.ts';
import { moveMany, previewMoves, workflowBehind } from './move-many.routes.ts';
import { moveRunning, previewMove, runningWorkflows } from './move-to-version.routes.ts';
import { publicHoliday } from './public-holiday.entity.ts';
import { stepCheck } from './step-check.entity.ts';
import { stepCheckRules } from './step-check.rules.ts';
import { workflowItem } from './workflow-item.entity.ts';
import { workflowItemRules } from './workflow-item.rules.ts';
import { activateAssignment, completeStep, publishWorkflow, reassignStep, reopenStep, reviseWorkflow, snoozeStep } from './workflow.actions.ts';
import { stepsOverdueCard, workflowDraftsCard } from './workflow.cards.ts';
import { workflow } from './workflow.entity.ts';
import { calendarChanged, movedToVersion, stepAssigned, stepDue, stepOverdue, stepReminder } from './workflow.events.ts';
import { workflowRefusals } from './workflow.refusals.ts';
import { dryRunWorkflow, startWork, workflowReach } from './workflow.routes.ts';
import { workflowRules } from './workflow.rules.ts';

export const domain: Domain = {
  name: 'workflow',
  entities: [businessRuleCondition, businessRule, caseWorkflowItem, caseWorkflow, checklistItem, masterChecklist, publicHoliday, stepCheck, workflowItem, workflow],
  actions: [activateAssignment, completeStep, publishWorkflow, reassignStep, reopenStep, reviseWorkflow, snoozeStep],
  routes: [moveMany, previewMoves, workflowBehind, moveRunning, previewMove, runningWorkflows, dryRunWorkflow, startWork, workflowReach],
  events: [calendarChanged, movedToVersion, stepAssigned, stepDue, stepOverdue, stepReminder],
  refusals: [workflowRefusals],
  rules: [businessRuleRules, caseWorkflowItemRules, caseWorkflowRules, stepCheckRules, workflowItemRules, workflowRules],
  screens: [],
  cards: [stepsOverdueCard, workflowDraftsCard],
};
