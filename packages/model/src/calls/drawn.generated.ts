// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { cancelCall, endCall } from './calls.actions.ts';
import { videoCall } from './video-call.entity.ts';

export const domain: Domain = {
  name: 'calls',
  entities: [videoCall],
  actions: [cancelCall, endCall],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
