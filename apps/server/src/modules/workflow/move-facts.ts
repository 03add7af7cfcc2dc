import type { SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { CaseDetail } from '@homeport/model/cases';
import {
  type CaseWorkflow,
  type CaseWorkflowItem,
  type CheckOfStep,
  caseWorkflowItem,
  checklistItem,
  givenBy,
  type MoveToVersion,
  moveToVersion,
  newerVersion,
  workflowRefusals as no,
  phasesWith,
  type RunItem,
  type RunningNow,
  type StepThen,
  type StepThere,
  workflow,
} from '@homeport/model/workflow';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { planFactsOf, workOf } from './case-work.ts';

/** What a move to the newer version of a workflow would be, from what is stored now. */
export interface PlannedMove {
  readonly running: CaseWorkflow;
  readonly of: CaseDetail;
  readonly to: number;
  readonly move: MoveToVersion;
}

/** Works out a move. What it finds is the same for the preview and for the deed, which has locked both before. */
export async function planMove(
  ctx: SystemContext,
  running: CaseWorkflow,
  of: CaseDetail,
): Promise<PlannedMove | Refusal> {
  if (of.status !== 'ACTIVE' && of.status !== 'ON_HOLD') return no.notRunning();
  const from = running.workflow ? await ctx.records(workflow).get(running.workflow.id) : no.noNewerVersion();
  if (isRefusal(from)) return from;
  const to = newerVersion(running, from);
  if (to === null) return no.noNewerVersion();
  const today = todayOf(ctx);
  const facts = {
    ...(await planFactsOf(ctx, of, running.startedOn)),
    phases: phasesWith(running.phases ?? [], of.phase, today),
  };
  const now = await runningNow(ctx, running);
  const then = await stepsThen(ctx, from.inForce?.items ?? [], running, of);
  return { running, of, to, move: moveToVersion(now, then, facts, today) };
}

async function runningNow(ctx: SystemContext, running: CaseWorkflow): Promise<RunningNow> {
  const steps = await ctx.records(caseWorkflowItem).find({
    filter: { field: 'caseWorkflow', op: 'eq', value: running.id },
    sort: 'sequence,asc',
    limit: 1000,
  });
  const checksOf = await checksOfSteps(ctx, running.id);
  return {
    steps: steps
      .map(
        (step): StepThere => ({
          ...stateOf(step),
          given: givenBy({ ...step, repeatAfter: step.comesAgainAfter }),
          checks: checksOf.get(step.id) ?? [],
        }),
      )
      .sort((a, b) => a.given.sequence - b.given.sequence || (a.key < b.key ? -1 : 1)),
    plan: running.steps ?? [],
    planned: running.plan ?? [],
  };
}

/** The checks of the steps of what runs, however many there are. */
async function checksOfSteps(
  ctx: SystemContext,
  running: string,
): Promise<ReadonlyMap<string, readonly CheckOfStep[]>> {
  const rows = await ctx.query<CheckOfStep & { step: string }>(sql`
    select k.id, k.step_id as step, k.sequence, k.description, coalesce(k.is_required, false) as "isRequired", k.status = 'TICKED' as "isTicked"
    from app.step_check k join app.case_workflow_item s on s.id = k.step_id
    where s.case_workflow_id = ${running}::uuid order by k.sequence, k.id`);
  return Map.groupBy(rows, ({ step }) => step);
}

const dayOf = (moment: string | null): string | null => moment?.slice(0, 10) ?? null;
const stateOf = (step: CaseWorkflowItem) => ({
  key: step.id,
  item: step.workflowItem?.id ?? null,
  again: step.comesAgainOf?.id ?? null,
  owner: step.owner?.id ?? null,
  ownerReason: step.ownerReason,
  status: step.status,
  isLocked: step.lockState === 'LOCKED',
  startedOn: dayOf(step.startedAt),
  closedOn: dayOf(step.doneAt ?? step.leftOutAt),
  agreedDue: step.agreedDue,
});

/** The steps of the version with the owners and checklists that the assignment would get of them today. */
async function stepsThen(
  ctx: SystemContext,
  items: readonly RunItem[],
  running: CaseWorkflow,
  of: CaseDetail,
): Promise<readonly StepThen[]> {
  const lists = [...new Set(items.flatMap(({ checklist }) => checklist?.id ?? []))];
  const lines =
    lists.length === 0
      ? []
      : await ctx.records(checklistItem).find({
          filter: { field: 'masterChecklist', op: 'in', value: lists },
          sort: 'sequence,asc',
          limit: 1000,
        });
  const work = await workOf(ctx, items, of, running.startedOn);
  return work.map(({ item, owner, leftOutBecause }) => ({
    item,
    owner,
    leftOutBecause,
    checks: lines
      .filter(({ masterChecklist }) => masterChecklist.id === item.checklist?.id)
      .map(({ sequence, description, isRequired }) => ({ sequence, description, isRequired: isRequired === true })),
  }));
}
