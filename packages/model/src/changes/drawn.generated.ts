// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { changeOfCircumstance } from './change-of-circumstance.entity.ts';
import { applyChange, approveChange, lookAtChangeAgain, rejectChange } from './changes.actions.ts';

export const domain: Domain = {
  name: 'changes',
  entities: [changeOfCircumstance],
  actions: [applyChange, approveChange, lookAtChangeAgain, rejectChange],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
