// Written by `npm run derive`: the door of the domain, what others take of it.
export { cancelCall, endCall } from './calls.actions.ts';
export { callCancelled, callCancelledByAssignee, callMoved, callMovedByAssignee, callPlanned, callPlannedByAssignee } from './calls.events.ts';
export { type CallLine, type IceServer, callConnection, listCalls, moveCall, planCall } from './calls.routes.ts';
export { type VideoCall, videoCall } from './video-call.entity.ts';
export { callProblems, canJoin, isPast, joinWindow } from './video-call.rules.ts';
