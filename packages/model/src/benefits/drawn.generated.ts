// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { benefitException } from './benefit-exception.entity.ts';
import { benefitToExpenseItem } from './benefit-to-expense-item.entity.ts';
import { benefit } from './benefit.entity.ts';
import { approveException, flexBenefit, undoException, undoFlex } from './benefits.actions.ts';
import { caseBenefit } from './case-benefit.entity.ts';
import { lumpSumOption } from './lump-sum-option.entity.ts';
import { lumpSumUse } from './lump-sum-use.entity.ts';
import { lumpSum } from './lump-sum.entity.ts';

export const domain: Domain = {
  name: 'benefits',
  entities: [benefitException, benefitToExpenseItem, benefit, caseBenefit, lumpSumOption, lumpSumUse, lumpSum],
  actions: [approveException, flexBenefit, undoException, undoFlex],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
