// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { cancelCall, endCall } from './calls.actions.ts';
import { callCancelled, callCancelledByAssignee, callMoved, callMovedByAssignee, callPlanned, callPlannedByAssignee } from './calls.events.ts';
import { callConnection, listCalls, moveCall, planCall } from './calls.routes.ts';
import { videoCall } from './video-call.entity.ts';

export const domain: Domain = {
  name: 'calls',
  entities: [videoCall],
  actions: [cancelCall, endCall],
  routes: [callConnection, listCalls, moveCall, planCall],
  events: [callCancelled, callCancelledByAssignee, callMoved, callMovedByAssignee, callPlanned, callPlannedByAssignee],
  refusals: [],
  rules: [],
  screens: [],
};
