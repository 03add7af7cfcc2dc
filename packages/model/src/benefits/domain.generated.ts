// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { lumpSumLeft, lumpSumOver, lumpSumUsed, pointsPayout } from './amount-left.rules.ts';
import { benefitException } from './benefit-exception.entity.ts';
import { benefitExceptionRules } from './benefit-exception.rules.ts';
import { benefitToExpenseItem } from './benefit-to-expense-item.entity.ts';
import { benefit } from './benefit.entity.ts';
import { approveException, flexBenefit, undoException, undoFlex } from './benefits.actions.ts';
import { exceptionsToDecideCard } from './benefits.cards.ts';
import { benefitRefusals } from './benefits.refusals.ts';
import { caseBenefitsOf } from './benefits.routes.ts';
import { caseBenefit } from './case-benefit.entity.ts';
import { caseBenefitRules } from './case-benefit.rules.ts';
import { lumpSumOption } from './lump-sum-option.entity.ts';
import { lumpSumUse } from './lump-sum-use.entity.ts';
import { lumpSumUseRules } from './lump-sum-use.rules.ts';
import { lumpSum } from './lump-sum.entity.ts';
import { chooseOptions, lumpSumPolicy, myLumpSum } from './lump-sum.routes.ts';
import { lumpSumRules } from './lump-sum.rules.ts';

export const domain: Domain = {
  name: 'benefits',
  entities: [benefitException, benefitToExpenseItem, benefit, caseBenefit, lumpSumOption, lumpSumUse, lumpSum],
  actions: [approveException, flexBenefit, undoException, undoFlex],
  routes: [caseBenefitsOf, chooseOptions, lumpSumPolicy, myLumpSum],
  events: [],
  refusals: [benefitRefusals],
  rules: [benefitExceptionRules, caseBenefitRules, lumpSumUseRules, lumpSumRules],
  screens: [],
  cards: [exceptionsToDecideCard],
  calculations: [lumpSumLeft, lumpSumOver, lumpSumUsed, pointsPayout],
};
