// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { bankDetails } from './bank-details.entity.ts';

export const domain: Domain = {
  name: 'banking',
  entities: [bankDetails],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
