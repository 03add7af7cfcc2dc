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
