import { type ActionHandler, answer, handle, type RouteHandler, type SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type CaseDetail, caseDetail } from '@homeport/model/cases';
import {
  activateAssignment,
  caseWorkflow,
  caseWorkflowItem,
  givenBy,
  workflowRefusals as no,
  startWork,
} from '@homeport/model/workflow';
import { todayOf } from '../../today.ts';
import { callInPaybacks } from '../payroll/index.ts';
import { type StepOfCase, workOf } from './case-work.ts';
import { giveChecks } from './checks-of-steps.ts';
import { chosenWorkflow } from './choose-workflow.ts';
import { leaveStepsOut } from './leave-steps-out.ts';
import { stepsInForce, stepsOfWorkflow } from './steps-of-workflow.ts';

/** The steps come with the activation, in its transaction: all of them or no activation. */
export const activateAssignmentHandler: ActionHandler = handle(activateAssignment, async (ctx, { record }) => {
  const system = ctx.asSystem('an assignment is activated and gets the steps of its workflow');
  const given = await giveSteps(system, record);
  if (isRefusal(given)) return given;
  // Whoever leaves the company pays back what still binds.
  const leaves = record.type === 'TERMINATION' ? (record.assignmentStartDate ?? todayOf(ctx)) : null;
  return leaves === null ? undefined : callInPaybacks(system, { assignee: record.assignee.id }, leaves);
});

/** The same for one that is active already. It is locked, so that two who ask at once do not both find it without. */
export const startWorkHandler: RouteHandler = answer(startWork, (ctx, { body }) =>
  ctx.inTransaction(async (inside) => {
    const of = await inside.records(caseDetail).get(body.caseDetail, { lock: true });
    if (isRefusal(of)) return of;
    if (of.status !== 'ACTIVE') return no.notActive();
    const system = inside.asSystem('an active assignment is given the steps of its workflow');
    if ((await system.records(caseWorkflow).count({ field: 'caseDetail', op: 'eq', value: of.id })) > 0)
      return no.hasSteps();
    const given = await giveSteps(system, of);
    return isRefusal(given) ? given : given === 0 ? no.noneInForce() : { steps: given };
  }),
);

/** Gives a case the steps of its workflow, unless it has them; answers how many. */
async function giveSteps(ctx: SystemContext, of: CaseDetail): Promise<Refusal | number> {
  const chosen = await chosenWorkflow(ctx, of);
  if (!chosen) return 0;
  const running = ctx.records(caseWorkflow);
  const isOfCase = { field: 'caseDetail', op: 'eq', value: of.id } as const;
  if ((await running.count(isOfCase)) > 0) return 0;
  const items = await stepsInForce(ctx, chosen);
  const steps = await workOf(ctx, items, of, todayOf(ctx), { keyOf: () => crypto.randomUUID() });
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
  const checked = await giveChecks(
    ctx,
    steps.map(({ item, plan }) => ({ step: plan.key, list: item.checklist?.id ?? null })),
  );
  return (
    (isRefusal(checked)
      ? checked
      : await leaveStepsOut(
          ctx,
          steps.map(({ plan, leftOutBecause }) => ({ key: plan.key, leftOutBecause })),
        )) ?? steps.length
  );
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
  ...givenBy(item),
  owner: owner.user,
  ownerReason: owner.reason,
});
