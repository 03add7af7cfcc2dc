// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { initiationMember } from './initiation-member.entity.ts';
import { initiationRule } from './initiation-rule.entity.ts';
import { initiationRuleRules } from './initiation-rule.rules.ts';
import { initiationStep } from './initiation-step.entity.ts';
import { initiation } from './initiation.entity.ts';
import { initiationRules } from './initiation.rules.ts';
import { startAssignment, submitInitiation } from './initiations.actions.ts';
import { budgetsCard, initiationsToDecideCard, initiationsToStartCard, myDraftsCard, myInitiationsCard, myRejectedCard, mySubmittedCard, pendingInitiationsCard } from './initiations.cards.ts';
import { initiationRefusals } from './initiations.refusals.ts';
import { previewStart } from './initiations.routes.ts';
import { newInitiation } from './initiations.screens.ts';

export const domain: Domain = {
  name: 'initiations',
  entities: [initiationMember, initiationRule, initiationStep, initiation],
  actions: [startAssignment, submitInitiation],
  routes: [previewStart],
  events: [],
  refusals: [initiationRefusals],
  rules: [initiationRuleRules, initiationRules],
  screens: [newInitiation],
  cards: [budgetsCard, initiationsToDecideCard, initiationsToStartCard, myDraftsCard, myInitiationsCard, myRejectedCard, mySubmittedCard, pendingInitiationsCard],
};
