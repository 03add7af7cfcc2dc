// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { calculation } from './calculation.entity.ts';
import { calculationRules } from './calculation.rules.ts';
import { defaultServiceProvider } from './default-service-provider.entity.ts';
import { expenseAllowance } from './expense-allowance.entity.ts';
import { expenseAllowanceRules } from './expense-allowance.rules.ts';
import { packageComponent } from './package-component.entity.ts';
import { packageComponentRules } from './package-component.rules.ts';
import { pointOption } from './point-option.entity.ts';
import { newPolicyVersion, putPolicyIntoForce } from './policies.actions.ts';
import { policyDraftsCard } from './policies.cards.ts';
import { policyRefusals } from './policies.refusals.ts';
import { policyOffers, policyVersions } from './policies.routes.ts';
import { companyDetails } from './policies.screens.ts';
import { policyBenefitVariation } from './policy-benefit-variation.entity.ts';
import { policyBenefit } from './policy-benefit.entity.ts';
import { policyBenefitRules, policyBenefitVariationRules } from './policy-benefit.rules.ts';
import { policy } from './policy.entity.ts';
import { policyRules } from './policy.rules.ts';
import { relocationPackage } from './relocation-package.entity.ts';
import { serviceBundle } from './service-bundle.entity.ts';
import { servicePack } from './service-pack.entity.ts';
import { serviceProvider } from './service-provider.entity.ts';
import { serviceProviderRules } from './service-provider.rules.ts';

export const domain: Domain = {
  name: 'policies',
  entities: [calculation, defaultServiceProvider, expenseAllowance, packageComponent, pointOption, policyBenefitVariation, policyBenefit, policy, relocationPackage, serviceBundle, servicePack, serviceProvider],
  actions: [newPolicyVersion, putPolicyIntoForce],
  routes: [policyOffers, policyVersions],
  events: [],
  refusals: [policyRefusals],
  rules: [calculationRules, expenseAllowanceRules, packageComponentRules, policyBenefitRules, policyBenefitVariationRules, policyRules, serviceProviderRules],
  screens: [companyDetails],
  cards: [policyDraftsCard],
};
