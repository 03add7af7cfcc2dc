// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { exchangeRate } from './exchange-rate.entity.ts';

export const domain: Domain = {
  name: 'rates',
  entities: [exchangeRate],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
