import { type ActionHandler, type Context, handle } from '@homeport/engine';
import {
  publishWorkflow,
  putInForce,
  type RunItem,
  reviseWorkflow,
  type Workflow,
  workflowItem,
} from '@homeport/model/workflow';

/** The steps of a workflow as they stand, in their order. */
export const stepsOfWorkflow = (ctx: Context, workflow: string) =>
  ctx.records(workflowItem).find({
    filter: { field: 'workflow', op: 'eq', value: workflow },
    sort: 'sequence,asc',
    limit: 500,
  });

/** Those that assignments get: as they were published. What was published before these were kept has no others than its own. */
export const stepsInForce = async (ctx: Context, { id, inForce }: Workflow): Promise<readonly RunItem[]> =>
  inForce?.items ?? (await stepsOfWorkflow(ctx, id));

/** What is published is kept as it is, so that it goes on to run while the workflow is revised. */
export const publishWorkflowHandler: ActionHandler = handle(publishWorkflow, async (ctx, { record }) => ({
  inForceSince: String(ctx.now),
  inForce: putInForce(record.version + 1, await stepsOfWorkflow(ctx, record.id)),
}));

/** What was published before its steps were kept is kept now, ahead of the first change. */
export const reviseWorkflowHandler: ActionHandler = handle(reviseWorkflow, async (ctx, { record }) =>
  record.status === 'PUBLISHED' && record.inForce === null
    ? {
        inForceSince: String(ctx.now),
        inForce: putInForce(record.version, await stepsOfWorkflow(ctx, record.id)),
      }
    : undefined,
);
