// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { initiationMember } from './initiation-member.entity.ts';
import { initiationRule } from './initiation-rule.entity.ts';
import { initiationStep } from './initiation-step.entity.ts';
import { initiation } from './initiation.entity.ts';
import { startAssignment, submitInitiation } from './initiations.actions.ts';

export const domain: Domain = {
  name: 'initiations',
  entities: [initiationMember, initiationRule, initiationStep, initiation],
  actions: [startAssignment, submitInitiation],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
