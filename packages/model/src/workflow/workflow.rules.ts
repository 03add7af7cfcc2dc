import { defineRules, type Facts, invalidInput } from '@homeport/grammar';
import { workflow } from './workflow.entity.ts';
import { workflowRefusals as no } from './workflow.refusals.ts';
import { type JudgedStep, workflowFaults } from './workflow-faults.rules.ts';

/** The steps of a workflow, as they are judged before it runs. */
export interface StepFacts extends Facts {
  readonly steps: readonly JudgedStep[];
}

/** A workflow without a step does nothing, and one with a fault would leave cases hanging: neither is published. */
export const workflowRules = defineRules<typeof workflow, StepFacts>(workflow, {
  derive: (_, { steps }) => ({ items: steps.length }),
  guards: {
    hasSteps: (_, { steps }) => (steps.length === 0 ? no.itemNeeded() : undefined),
    isSound: (_, { steps }) => {
      const faults = workflowFaults(steps);
      return faults.length > 1 ? invalidInput(faults) : faults[0];
    },
  },
});
