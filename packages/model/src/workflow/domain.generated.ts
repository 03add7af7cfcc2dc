// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { businessRuleCondition } from './business-rule-condition.entity.ts';
import { businessRule } from './business-rule.entity.ts';
import { businessRuleRules } from './business-rule.rules.ts';
import { caseWorkflowItem } from './case-workflow-item.entity.ts';
import { caseWorkflowItemRules } from './case-workflow-item.rules.ts';
import { checklistItem } from './checklist-item.entity.ts';
import { initiationRule } from './initiation-rule.entity.ts';
import { initiationRuleRules } from './initiation-rule.rules.ts';
import { initiationStep } from './initiation-step.entity.ts';
import { initiation } from './initiation.entity.ts';
import { initiationRules } from './initiation.rules.ts';
import { masterChecklist } from './master-checklist.entity.ts';
import { workflowItem } from './workflow-item.entity.ts';
import { workflowItemRules } from './workflow-item.rules.ts';
import { startAssignment } from './workflow.actions.ts';
import { workflow } from './workflow.entity.ts';
import { workflowRefusals } from './workflow.refusals.ts';
import { workflowRules } from './workflow.rules.ts';
import { newInitiation } from './workflow.screens.ts';

export const domain: Domain = {
  name: 'workflow',
  entities: [businessRuleCondition, businessRule, caseWorkflowItem, checklistItem, initiationRule, initiationStep, initiation, masterChecklist, workflowItem, workflow],
  actions: [startAssignment],
  routes: [],
  events: [],
  refusals: [workflowRefusals],
  rules: [businessRuleRules, caseWorkflowItemRules, initiationRuleRules, initiationRules, workflowItemRules, workflowRules],
  screens: [newInitiation],
};
