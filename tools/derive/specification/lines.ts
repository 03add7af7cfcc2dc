import { assigneeLines } from './assignee-lines.data.ts';
import type { SpecificationLines } from './line.ts';
import { platformErrors } from './platform-errors.data.ts';
import { platformRules } from './platform-rules.data.ts';
import { platformStates } from './platform-states.data.ts';

/** Every state, rule and message of the specifications → what provokes it, or the chapter that it comes with. */
export const specificationLines: SpecificationLines = {
  ...platformStates,
  ...platformRules,
  ...platformErrors,
  ...assigneeLines,
};
