// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { moneyRefusals } from './money.refusals.ts';

export const domain: Domain = {
  name: 'money',
  entities: [],
  actions: [],
  routes: [],
  events: [],
  refusals: [moneyRefusals],
  rules: [],
  screens: [],
};
