// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { effectiveRefusals } from './effective.refusals.ts';

export const domain: Domain = {
  name: 'effective',
  entities: [],
  actions: [],
  routes: [],
  events: [],
  refusals: [effectiveRefusals],
  rules: [],
  screens: [],
};
