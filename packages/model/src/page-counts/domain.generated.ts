// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { pageCount } from './page-count.entity.ts';
import { countPage } from './page-counts.routes.ts';

export const domain: Domain = {
  name: 'page-counts',
  entities: [pageCount],
  actions: [],
  routes: [countPage],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
