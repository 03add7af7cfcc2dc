// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { addScenario, approveScenario, cloneScenario, estimateCosts, recalculateEstimate, recalculateScenario, saveScenario, submitEstimate, workOutBalanceSheet } from './costing.actions.ts';

export const domain: Domain = {
  name: 'costing',
  entities: [],
  actions: [addScenario, approveScenario, cloneScenario, estimateCosts, recalculateEstimate, recalculateScenario, saveScenario, submitEstimate, workOutBalanceSheet],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
