// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { benefitToExpenseItem } from './benefit-to-expense-item.entity.ts';
import { benefit } from './benefit.entity.ts';
import { caseBenefitsOf } from './benefits.routes.ts';
import { caseBenefit } from './case-benefit.entity.ts';

export const domain: Domain = {
  name: 'benefits',
  entities: [benefitToExpenseItem, benefit, caseBenefit],
  actions: [],
  routes: [caseBenefitsOf],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
