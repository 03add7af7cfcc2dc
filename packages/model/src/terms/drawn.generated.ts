// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { includeBenefit, recalculateBenefits } from './terms.actions.ts';

export const domain: Domain = {
  name: 'terms',
  entities: [],
  actions: [includeBenefit, recalculateBenefits],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
