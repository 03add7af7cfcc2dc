import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { type DryRun, dryRunWorkflow, lateDays, workflow } from '@homeport/model/workflow';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { activationDay, workOf } from './case-work.ts';
import { chosenWorkflow } from './choose-workflow.ts';
import { namesOfUsers } from './names-of-users.ts';
import { stepsInForce, stepsOfWorkflow } from './steps-of-workflow.ts';

/** Case and workflow are those that the caller may see; what is read of them then is what the deed would read. */
export const dryRunHandler: RouteHandler = answer(dryRunWorkflow, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const system = ctx.asSystem('what a workflow would do for an assignment');
  const named = query.workflow ? await ctx.records(workflow).get(query.workflow) : await chosenWorkflow(system, of);
  if (named === undefined) return { workflow: null, steps: [] } satisfies DryRun;
  if (isRefusal(named)) return named;
  // Of a workflow that is named its steps as they stand: whoever changes them tries them before they are published.
  const items = query.workflow ? await stepsOfWorkflow(system, named.id) : await stepsInForce(system, named);
  const done = await doneSteps(system, of.id);
  const steps = await workOf(system, items, of, await activationDay(ctx, of), { done });
  const isOver = of.status === 'CLOSED' || of.status === 'CANCELLED';
  const today = todayOf(ctx);
  const names = new Map(steps.map(({ plan, item }) => [plan.key, item.name]));
  const owners = await namesOfUsers(
    system,
    steps.flatMap(({ owner }) => owner.user ?? []),
  );
  return {
    workflow: {
      id: named.id,
      name: named.name,
      version: query.workflow ? named.version : (named.inForce?.version ?? named.version),
    },
    steps: steps.map(({ item, plan, planned, owner, leftOutBecause }) => ({
      key: plan.key,
      sequence: item.sequence,
      name: item.name,
      priority: item.priority,
      start: planned.start,
      due: planned.due,
      reason: planned.reason,
      isReady: planned.isReady,
      waitsFor: planned.waitsFor.flatMap((key) => names.get(key) ?? []),
      owner: owner.user === null ? null : (owners.get(owner.user) ?? null),
      ownerReason: owner.reason,
      leftOutBecause,
      doneOn: done.get(item.id) ?? null,
      lateDays: leftOutBecause === null ? lateDays(planned.due, done.get(item.id) ?? (isOver ? null : today)) : 0,
    })),
  };
});

/** When an assignment has done steps of workflows, by their ids there. */
async function doneSteps(ctx: Context, caseDetail: string): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.query<{ item: string; day: string }>(sql`
    select s.workflow_item_id as item, (s.done_at at time zone 'utc')::date::text as day from app.case_workflow_item s
    where s.case_detail_id = ${caseDetail}::uuid and s.workflow_item_id is not null and s.status = 'DONE'`);
  return new Map(rows.map(({ item, day }) => [item, day]));
}
