// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { myWork } from './work.routes.ts';

export const domain: Domain = {
  name: 'work',
  entities: [],
  actions: [],
  routes: [myWork],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
