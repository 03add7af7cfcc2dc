// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { estimateCosts, recalculateEstimate, submitEstimate, workOutBalanceSheet } from './costing.actions.ts';

export const domain: Domain = {
  name: 'costing',
  entities: [],
  actions: [estimateCosts, recalculateEstimate, submitEstimate, workOutBalanceSheet],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
