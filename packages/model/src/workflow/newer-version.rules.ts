import type { CaseWorkflow } from './case-workflow.entity.ts';
import type { Workflow } from './workflow.entity.ts';

/** The newer version that an assignment could move to; null where it runs the one that is in force, or none is any more. */
export const newerVersion = (
  { workflowVersion }: Pick<CaseWorkflow, 'workflowVersion'>,
  { inForce, inForceSince }: Pick<Workflow, 'inForce' | 'inForceSince'>,
): number | null =>
  inForce !== null && inForceSince !== null && inForce.version > (workflowVersion ?? 0) ? inForce.version : null;
