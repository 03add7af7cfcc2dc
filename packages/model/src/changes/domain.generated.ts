// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { changeOfCircumstance } from './change-of-circumstance.entity.ts';
import { changeOfCircumstanceRules } from './change-of-circumstance.rules.ts';
import { applyChange, approveChange, lookAtChangeAgain, rejectChange } from './changes.actions.ts';
import { changesToDecideCard } from './changes.cards.ts';
import { assignmentChanged, changeApplied, changeAsked, changeDecided, changeDue, changeHeld, serviceMoved } from './changes.events.ts';
import { changeRefusals } from './changes.refusals.ts';
import { askForChange, previewChange } from './changes.routes.ts';

export const domain: Domain = {
  name: 'changes',
  entities: [changeOfCircumstance],
  actions: [applyChange, approveChange, lookAtChangeAgain, rejectChange],
  routes: [askForChange, previewChange],
  events: [assignmentChanged, changeApplied, changeAsked, changeDecided, changeDue, changeHeld, serviceMoved],
  refusals: [changeRefusals],
  rules: [changeOfCircumstanceRules],
  screens: [],
  cards: [changesToDecideCard],
};
