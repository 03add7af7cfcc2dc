import { type ActionHandler, handle, type SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  type CaseWorkflowItem,
  caseWorkflow,
  caseWorkflowItem,
  comesAgain,
  completeStep,
  planAgain,
  reopenStep,
} from '@homeport/model/workflow';
import { todayOf } from '../../today.ts';
import { checkAgain } from './checks-of-steps.ts';

/** What a step that comes again leads to, in the transaction in which it is done or open again. */
export const stepAgainHandlers: readonly ActionHandler[] = [
  handle(completeStep, async (ctx, { record }) => {
    if (record.comesAgainAfter === null || record.caseWorkflow === null) return undefined;
    return makeNext(ctx.asSystem('a step comes again'), record, record.caseWorkflow.id);
  }),
  handle(reopenStep, async (ctx, { record }) => {
    if (record.comesAgainAfter === null || record.caseWorkflow === null) return undefined;
    return takeNextBack(
      ctx.asSystem('a step is open again, and does not come again yet'),
      record,
      record.caseWorkflow.id,
    );
  }),
];

const nextOf = (ctx: SystemContext, { id }: Pick<CaseWorkflowItem, 'id'>) =>
  ctx.records(caseWorkflowItem).find({ filter: { field: 'comesAgainOf', op: 'eq', value: id }, limit: 1 });

async function makeNext(ctx: SystemContext, step: CaseWorkflowItem, running: string): Promise<Refusal | undefined> {
  const of = await ctx.records(caseDetail).get(step.caseDetail.id);
  if (isRefusal(of)) return of;
  // One that was open again meanwhile has its next already.
  if (!comesAgain(step, of, todayOf(ctx)) || (await nextOf(ctx, step)).length > 0) return undefined;
  const flow = await ctx.records(caseWorkflow).get(running, { lock: true });
  if (isRefusal(flow)) return flow;
  const steps = flow.steps ?? [];
  const key = crypto.randomUUID();
  const planned = await ctx.records(caseWorkflow).update(running, { steps: [...steps, planAgain(key, step, steps)] });
  if (isRefusal(planned)) return planned;
  const made = await ctx.records(caseWorkflowItem).create({
    id: key,
    caseDetail: step.caseDetail.id,
    caseWorkflow: running,
    comesAgainOf: step.id,
    comesAgainAfter: step.comesAgainAfter,
    sequence: step.sequence,
    name: step.name,
    priority: step.priority,
    owner: step.owner?.id ?? null,
    ownerReason: step.ownerReason,
    firstReminder: step.firstReminder,
    repeatEvery: step.repeatEvery,
    reminders: step.reminders,
    shareWithAssignee: step.shareWithAssignee,
    shareWithHr: step.shareWithHr,
    shareWithVendor: step.shareWithVendor,
  });
  return isRefusal(made) ? made : checkAgain(ctx, step.id, key);
}

/** What was begun meanwhile stays. */
async function takeNextBack(ctx: SystemContext, step: CaseWorkflowItem, running: string): Promise<Refusal | undefined> {
  const [next] = await nextOf(ctx, step);
  if (next?.status !== 'OPEN' || next.lockState === 'LOCKED') return undefined;
  const gone = await ctx.records(caseWorkflowItem).delete(next.id);
  if (isRefusal(gone)) return gone;
  const flow = await ctx.records(caseWorkflow).get(running, { lock: true });
  if (isRefusal(flow)) return flow;
  const steps = (flow.steps ?? []).filter(({ key }) => key !== next.id);
  const planned = await ctx.records(caseWorkflow).update(running, { steps });
  return isRefusal(planned) ? planned : undefined;
}
