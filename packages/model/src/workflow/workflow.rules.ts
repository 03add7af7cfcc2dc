import { defineRules, type Facts } from '@homeport/grammar';
import { workflow } from './workflow.entity.ts';
import { workflowRefusals as no } from './workflow.refusals.ts';

/** How many parts a whole has. */
export interface PartFacts extends Facts {
  readonly parts: number;
}

/** A workflow without a step does nothing, so it is not published. */
export const workflowRules = defineRules<typeof workflow, PartFacts>(workflow, {
  derive: (_, { parts }) => ({ items: parts }),
  guards: { hasSteps: (_, { parts }) => (parts === 0 ? no.itemNeeded() : undefined) },
});
