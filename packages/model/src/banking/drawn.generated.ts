// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { bankDetails } from './bank-details.entity.ts';
import { payHere } from './banking.actions.ts';

export const domain: Domain = {
  name: 'banking',
  entities: [bankDetails],
  actions: [payHere],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
