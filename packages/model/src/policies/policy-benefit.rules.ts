import { defineRules, Exact, type Refusal } from '@homeport/grammar';
import { policyRefusals as no } from './policies.refusals.ts';
import { policyBenefit } from './policy-benefit.entity.ts';
import { policyBenefitVariation } from './policy-benefit-variation.entity.ts';

/** Limits go upwards. */
const checkLimits = ({
  lowerLimit,
  upperLimit,
}: {
  lowerLimit: string | null;
  upperLimit: string | null;
}): Refusal[] =>
  lowerLimit !== null && upperLimit !== null && new Exact(upperLimit).lt(lowerLimit)
    ? [no.limitsReversed(undefined, 'upperLimit')]
    : [];

export const policyBenefitRules = defineRules(policyBenefit, { check: checkLimits });
export const policyBenefitVariationRules = defineRules(policyBenefitVariation, { check: checkLimits });
