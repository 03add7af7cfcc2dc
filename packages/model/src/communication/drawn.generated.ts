// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { comment } from './comment.entity.ts';
import { communicationRefusals } from './communication.refusals.ts';

export const domain: Domain = {
  name: 'communication',
  entities: [comment],
  actions: [],
  routes: [],
  events: [],
  refusals: [communicationRefusals],
  rules: [],
  screens: [],
};
