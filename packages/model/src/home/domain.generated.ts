// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { home } from './home.routes.ts';

export const domain: Domain = {
  name: 'home',
  entities: [],
  actions: [],
  routes: [home],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
