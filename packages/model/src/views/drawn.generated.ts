// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { savedView } from './saved-view.entity.ts';

export const domain: Domain = {
  name: 'views',
  entities: [savedView],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
