/** The door of deciding: the module, and what a planner of steps answers. */

export { ratesAmong } from './facts.ts';
export { decisionMailLink } from './mail-link.ts';
export type { NewStep } from './make-steps.ts';
export { decidingModule } from './module.ts';
