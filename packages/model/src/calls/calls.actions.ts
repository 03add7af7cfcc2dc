import { defineAction } from '@homeport/grammar';
import { videoCall } from './video-call.entity.ts';

/** Calls a planned call off; the other side is told. */
export const cancelCall = defineAction({
  name: 'cancel',
  on: videoCall,
  label: 'Cancel the call',
  transition: 'status.cancel',
  input: {},
});

/** Ends a call for everybody in it; from then on it is past. */
export const endCall = defineAction({
  name: 'end',
  on: videoCall,
  label: 'End the call',
  transition: 'status.end',
  input: {},
  refusals: ['communication.callNotOpen'],
});
