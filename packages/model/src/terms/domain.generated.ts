// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { benefitAmount, benefitByIndex, benefitShare, benefitYear, partOfPeriod } from './benefit-amount.rules.ts';
import { myBenefits } from './my-benefits.routes.ts';
import { includeBenefit, recalculateBenefits } from './terms.actions.ts';
import { caseTerms } from './terms.routes.ts';

export const domain: Domain = {
  name: 'terms',
  entities: [],
  actions: [includeBenefit, recalculateBenefits],
  routes: [myBenefits, caseTerms],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
  calculations: [benefitAmount, benefitByIndex, benefitShare, benefitYear, partOfPeriod],
};
