// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { communicationRefusals } from './communication.refusals.ts';

export const domain: Domain = {
  name: 'communication',
  entities: [],
  actions: [],
  routes: [],
  events: [],
  refusals: [communicationRefusals],
  rules: [],
  screens: [],
};
