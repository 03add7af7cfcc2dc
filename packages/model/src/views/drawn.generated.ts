// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { batchUpdate } from './batch-update.entity.ts';
import { savedView } from './saved-view.entity.ts';

export const domain: Domain = {
  name: 'views',
  entities: [batchUpdate, savedView],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
