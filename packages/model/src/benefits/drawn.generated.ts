// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { benefitToExpenseItem } from './benefit-to-expense-item.entity.ts';
import { benefit } from './benefit.entity.ts';
import { caseBenefit } from './case-benefit.entity.ts';
import { lumpSumOption } from './lump-sum-option.entity.ts';
import { lumpSumUse } from './lump-sum-use.entity.ts';
import { lumpSum } from './lump-sum.entity.ts';

export const domain: Domain = {
  name: 'benefits',
  entities: [benefitToExpenseItem, benefit, caseBenefit, lumpSumOption, lumpSumUse, lumpSum],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
