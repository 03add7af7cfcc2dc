// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { estimateCosts, recalculateEstimate, submitEstimate } from './costing.actions.ts';
import { caseEstimates } from './costing.routes.ts';
import { estimateLine } from './estimate-line.rules.ts';
import { factorGrossUp, flatGrossUp, inverseGrossUp } from './gross-up.rules.ts';
import { combinedRate, grossUpByBands, taxByBands } from './tax-bands.rules.ts';

export const domain: Domain = {
  name: 'costing',
  entities: [],
  actions: [estimateCosts, recalculateEstimate, submitEstimate],
  routes: [caseEstimates],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
  calculations: [estimateLine, factorGrossUp, flatGrossUp, inverseGrossUp, combinedRate, grossUpByBands, taxByBands],
};
