// Written by `npm run derive`: the door of the domain, what others take of it.
export { type Calculation, calculation } from './calculation.entity.ts';
export { defaultServiceProvider } from './default-service-provider.entity.ts';
export { expenseAllowance } from './expense-allowance.entity.ts';
export { packageComponent } from './package-component.entity.ts';
export { pointOption } from './point-option.entity.ts';
export { type PolicyBenefitVariation, policyBenefitVariation } from './policy-benefit-variation.entity.ts';
export { policyBenefit } from './policy-benefit.entity.ts';
export { policy } from './policy.entity.ts';
export { type ChosenProvider, nameOfProvider } from './provider-called.rules.ts';
export { relocationPackage } from './relocation-package.entity.ts';
export { serviceBundle } from './service-bundle.entity.ts';
export { servicePack } from './service-pack.entity.ts';
export { type ServiceProvider, serviceProvider } from './service-provider.entity.ts';
export type { ProviderFacts } from './service-provider.rules.ts';
