import { defineRules, type Facts } from '@homeport/grammar';
import { initiationRule } from './initiation-rule.entity.ts';
import { workflowRefusals as no } from './workflow.refusals.ts';

/** How many steps a rule has, and how many of them come first. */
export interface InitiationStepFacts extends Facts {
  readonly steps: number;
  readonly firstSteps: number;
}

/** A rule in force begins somewhere. */
export const initiationRuleRules = defineRules<typeof initiationRule, InitiationStepFacts>(initiationRule, {
  derive: (_, { steps, firstSteps }) => ({ steps, firstSteps }),
  guards: { hasFirstStep: (_, { firstSteps }) => (firstSteps === 0 ? no.firstStepNeeded() : undefined) },
});
