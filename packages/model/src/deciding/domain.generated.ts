// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { approveDecision, delegateDecision, escalateDecision, holdDecision, rejectDecision, releaseDecision, skipDecision, takeBackDecision } from './deciding.actions.ts';
import { decisionsDueCard, decisionsOfMineCard } from './deciding.cards.ts';
import { decisionAsked, escalationDue, stepDecided } from './deciding.events.ts';
import { decidingRefusals } from './deciding.refusals.ts';
import { approvalGroupFaults, decideByLink, decidingPrecedents, openDecisionByLink } from './deciding.routes.ts';
import { hrApprovals } from './deciding.screens.ts';
import { decision } from './decision.entity.ts';

export const domain: Domain = {
  name: 'deciding',
  entities: [decision],
  actions: [approveDecision, delegateDecision, escalateDecision, holdDecision, rejectDecision, releaseDecision, skipDecision, takeBackDecision],
  routes: [approvalGroupFaults, decideByLink, decidingPrecedents, openDecisionByLink],
  events: [decisionAsked, escalationDue, stepDecided],
  refusals: [decidingRefusals],
  rules: [],
  screens: [hrApprovals],
  cards: [decisionsDueCard, decisionsOfMineCard],
};
