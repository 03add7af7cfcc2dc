// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';

export const domain: Domain = {
  name: 'home',
  entities: [],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
