// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { initiationDecision } from './initiation-decision.entity.ts';
import { initiationMember } from './initiation-member.entity.ts';
import { initiationRule } from './initiation-rule.entity.ts';
import { initiationRuleRules } from './initiation-rule.rules.ts';
import { initiationStep } from './initiation-step.entity.ts';
import { initiation } from './initiation.entity.ts';
import { initiationRules } from './initiation.rules.ts';
import { approveDecision, rejectDecision, skipDecision, startAssignment, submitInitiation, takeBackInitiation, withdrawInitiation } from './initiations.actions.ts';
import { decisionAsked, stepDecided } from './initiations.events.ts';
import { initiationRefusals } from './initiations.refusals.ts';
import { previewStart } from './initiations.routes.ts';
import { newInitiation } from './initiations.screens.ts';

export const domain: Domain = {
  name: 'initiations',
  entities: [initiationDecision, initiationMember, initiationRule, initiationStep, initiation],
  actions: [approveDecision, rejectDecision, skipDecision, startAssignment, submitInitiation, takeBackInitiation, withdrawInitiation],
  routes: [previewStart],
  events: [decisionAsked, stepDecided],
  refusals: [initiationRefusals],
  rules: [initiationRuleRules, initiationRules],
  screens: [newInitiation],
};
