// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { tenant } from './tenant.entity.ts';

export const domain: Domain = {
  name: 'tenancy',
  entities: [tenant],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
