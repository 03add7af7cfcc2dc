// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { calculation } from './calculation.entity.ts';
import { defaultServiceProvider } from './default-service-provider.entity.ts';
import { expenseAllowance } from './expense-allowance.entity.ts';
import { packageComponent } from './package-component.entity.ts';
import { pointOption } from './point-option.entity.ts';
import { newPolicyVersion, putPolicyIntoForce } from './policies.actions.ts';
import { policyBenefitVariation } from './policy-benefit-variation.entity.ts';
import { policyBenefit } from './policy-benefit.entity.ts';
import { policy } from './policy.entity.ts';
import { relocationPackage } from './relocation-package.entity.ts';
import { serviceBundle } from './service-bundle.entity.ts';
import { servicePack } from './service-pack.entity.ts';
import { serviceProvider } from './service-provider.entity.ts';

export const domain: Domain = {
  name: 'policies',
  entities: [calculation, defaultServiceProvider, expenseAllowance, packageComponent, pointOption, policyBenefitVariation, policyBenefit, policy, relocationPackage, serviceBundle, servicePack, serviceProvider],
  actions: [newPolicyVersion, putPolicyIntoForce],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
