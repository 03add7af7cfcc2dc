/** The door of deciding: the module, and what a planner of steps answers. */
export type { NewStep, Planner } from './make-steps.ts';
export { decidingModule } from './module.ts';
