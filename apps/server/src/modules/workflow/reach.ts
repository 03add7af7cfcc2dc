import { answer, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { type CaseDetail, caseDetail, caseTypes } from '@homeport/model/cases';
import { caseWorkflow, kindsThatTake, type WorkflowReach, workflow, workflowReach } from '@homeport/model/workflow';
import { workflowsInForce } from './choose-workflow.ts';

const isRunning = { field: 'caseDetail.status', op: 'in', value: ['ACTIVE', 'ON_HOLD'] } as const;

/** Whom publishing a workflow concerns. Of assignments it tells how many there are, and nothing else of them. */
export const workflowReachHandler: RouteHandler = answer(workflowReach, async (ctx, { query }) => {
  const found = await ctx.records(workflow).get(query.workflow);
  if (isRefusal(found)) return found;
  const system = ctx.asSystem('whom publishing a workflow concerns');
  const { candidatesFor } = await workflowsInForce(system, found);
  const all = Object.keys(caseTypes).filter((one): one is CaseDetail['type'] => one in caseTypes);
  const types = kindsThatTake(found.id, all, candidatesFor);
  const isPending = { field: 'status', op: 'eq', value: 'PENDING' } as const;
  return {
    types,
    pending:
      types.length === 0
        ? 0
        : await system.records(caseDetail).count({ all: [isPending, { field: 'type', op: 'in', value: types }] }),
    running: await system
      .records(caseWorkflow)
      .count({ all: [{ field: 'workflow', op: 'eq', value: found.id }, isRunning] }),
  } satisfies WorkflowReach;
});
