// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { costOfLivingIndex } from './cost-of-living-index.entity.ts';
import { livingNorm } from './living-norm.entity.ts';

export const domain: Domain = {
  name: 'living',
  entities: [costOfLivingIndex, livingNorm],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
