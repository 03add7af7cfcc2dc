// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { approveDecision, delegateDecision, escalateDecision, holdDecision, rejectDecision, releaseDecision, skipDecision, takeBackDecision } from './deciding.actions.ts';
import { decision } from './decision.entity.ts';

export const domain: Domain = {
  name: 'deciding',
  entities: [decision],
  actions: [approveDecision, delegateDecision, escalateDecision, holdDecision, rejectDecision, releaseDecision, skipDecision, takeBackDecision],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
