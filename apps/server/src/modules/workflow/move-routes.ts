import { answer, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  caseWorkflow,
  moveRunning,
  newerVersion,
  previewMove,
  type RunningWorkflow,
  runningWorkflows,
  workflow,
} from '@homeport/model/workflow';
import { planMove } from './move-facts.ts';
import { moveAsSeen } from './move-running.ts';
import { seenMove } from './move-seen.ts';

/** What runs is what the caller may see; of its workflow they are told the version alone. */
const runningWorkflowsHandler: RouteHandler = answer(runningWorkflows, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const found = await ctx.records(caseWorkflow).find({
    filter: { field: 'caseDetail', op: 'eq', value: of.id },
    limit: 20,
  });
  const system = ctx.asSystem('which versions of workflows are in force');
  const from = await system.records(workflow).find({
    filter: { field: 'id', op: 'in', value: found.flatMap((one) => one.workflow?.id ?? []) },
    limit: 20,
  });
  const running = found.map((one): RunningWorkflow => {
    const its = from.find(({ id }) => id === one.workflow?.id);
    return { id: one.id, name: one.name, version: one.workflowVersion, newer: its ? newerVersion(one, its) : null };
  });
  return { running };
});

const previewMoveHandler: RouteHandler = answer(previewMove, async (ctx, { query }) => {
  const running = await ctx.records(caseWorkflow).get(query.caseWorkflow);
  if (isRefusal(running)) return running;
  const of = await ctx.records(caseDetail).get(running.caseDetail.id);
  if (isRefusal(of)) return of;
  const system = ctx.asSystem('what moving to a newer version of a workflow would do');
  // Read in full: what the caller does not see of it is part of what is moved.
  const [all, whole] = [
    await system.records(caseWorkflow).get(running.id),
    await system.records(caseDetail).get(of.id),
  ];
  if (isRefusal(all)) return all;
  if (isRefusal(whole)) return whole;
  const planned = await planMove(system, all, whole);
  return isRefusal(planned) ? planned : seenMove(system, planned, ctx.me.user);
});

const moveRunningHandler: RouteHandler = answer(moveRunning, (ctx, { body }) =>
  ctx.inTransaction(async (inside) => {
    const running = await inside.records(caseWorkflow).get(body.caseWorkflow);
    if (isRefusal(running)) return running;
    const version = await moveAsSeen(inside, running.id, body.seen);
    return isRefusal(version) ? version : { version };
  }),
);

/** An assignment moves to the newer version of its workflow, after a look at what that does. */
export const moveRoutes: readonly RouteHandler[] = [runningWorkflowsHandler, previewMoveHandler, moveRunningHandler];
