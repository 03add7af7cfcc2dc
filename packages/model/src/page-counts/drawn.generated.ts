// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { pageCount } from './page-count.entity.ts';

export const domain: Domain = {
  name: 'page-counts',
  entities: [pageCount],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
