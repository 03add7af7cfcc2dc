import { type ActionHandler, handle, type SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { CaseDetail } from '@homeport/model/cases';
import { activateAssignment, caseWorkflow, caseWorkflowItem } from '@homeport/model/workflow';
import { todayOf } from '../../today.ts';
import { type StepOfCase, workOf } from './case-work.ts';
import { chosenWorkflow } from './choose-workflow.ts';
import { stepsInForce, stepsOfWorkflow } from './steps-of-workflow.ts';

/** The steps come with the activation, in its transaction: all of them or no activation. */
export const activateAssignmentHandler: ActionHandler = handle(activateAssignment, async (ctx, { record }) =>
  startWork(ctx.asSystem('an assignment is activated and gets the steps of its workflow'), record),
);

/** Gives a case the steps of its workflow, unless it has them. */
async function startWork(ctx: SystemContext, of: CaseDetail): Promise<Refusal | undefined> {
  const chosen = await chosenWorkflow(ctx, of);
  if (!chosen) return undefined;
  const running = ctx.records(caseWorkflow);
  const isOfCase = { field: 'caseDetail', op: 'eq', value: of.id } as const;
  if ((await running.count(isOfCase)) > 0) return undefined;
  const ids = new Map<string, string>();
  const items = await stepsInForce(ctx, chosen);
  const steps = await workOf(ctx, items, of, todayOf(ctx), ({ id }) => {
    const key = crypto.randomUUID();
    ids.set(id, key);
    return key;
  });
  const made = await running.create({
    caseDetail: of.id,
    workflow: chosen.id,
    name: chosen.name,
    workflowVersion: chosen.inForce?.version ?? chosen.version,
    startedOn: todayOf(ctx),
    steps: steps.map(({ plan }) => plan),
  });
  if (isRefusal(made)) return made;
  // A step that was taken out of the workflow since it was published is given all the same, and comes from none of it.
  const known = new Set((await stepsOfWorkflow(ctx, chosen.id)).map(({ id }) => id));
  const stored = await ctx
    .records(caseWorkflowItem)
    .createAll(steps.map((step) => asStep(step, of.id, made.id, known)));
  if (isRefusal(stored)) return stored;
  return leaveOut(ctx, steps);
}

const asStep = (
  { item, plan, owner }: StepOfCase,
  caseDetail: string,
  running: string,
  known: ReadonlySet<string>,
) => ({
  id: plan.key,
  caseDetail,
  caseWorkflow: running,
  workflowItem: known.has(item.id) ? item.id : null,
  sequence: item.sequence,
  name: item.name,
  priority: item.priority,
  owner: owner.user,
  ownerReason: owner.reason,
  firstReminder: item.firstReminder,
  repeatEvery: item.repeatEvery,
  reminders: item.reminders,
  shareWithAssignee: item.shareWithAssignee,
  shareWithHr: item.shareWithHr,
  shareWithVendor: item.shareWithVendor,
});

/** Left-out steps are there with their reason, and the team may take them up again. */
async function leaveOut(ctx: SystemContext, steps: readonly StepOfCase[]): Promise<Refusal | undefined> {
  for (const { plan, leftOutBecause } of steps) {
    if (leftOutBecause === null) continue;
    const moved = await ctx.records(caseWorkflowItem).move(plan.key, 'status.leaveOut', { leftOutBecause });
    if (isRefusal(moved)) return moved;
  }
  return undefined;
}
