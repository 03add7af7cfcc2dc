/** The door of workflows: what an assignment would get, before it is there. */
export { workOf } from './case-work.ts';
export { chosenWorkflow } from './choose-workflow.ts';
export { stepsInForce } from './steps-of-workflow.ts';
