import { type Context, newId, type SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  caseWorkflow,
  caseWorkflowItem,
  keyedAnew,
  type MoveToVersion,
  movedToVersion,
  workflowRefusals as no,
  stepCheck,
  toldOfMove,
} from '@homeport/model/workflow';
import { leaveStepsOut } from './leave-steps-out.ts';
import { type PlannedMove, planMove } from './move-facts.ts';
import { fingerprint } from './move-seen.ts';

/**
 * Moves what runs for an assignment to the newer version as it was seen, in the running transaction. Whoever asks has read it by
 * their rights. Assignment and workflow are locked first, so that of two who ask at once the second finds it moved.
 */
export async function moveAsSeen(ctx: Context, id: string, seen: string): Promise<number | Refusal> {
  const system = ctx.asSystem('an assignment moves to the newer version of its workflow');
  const first = await system.records(caseWorkflow).get(id);
  if (isRefusal(first)) return first;
  const of = await system.records(caseDetail).get(first.caseDetail.id, { lock: true });
  if (isRefusal(of)) return of;
  const running = await system.records(caseWorkflow).get(id, { lock: true });
  if (isRefusal(running)) return running;
  const planned = await planMove(system, running, of);
  if (isRefusal(planned)) return planned;
  const told = toldOfMove(planned.move, of.manager?.id ?? null, ctx.me.user);
  if (fingerprint(planned, told) !== seen) return no.movedSincePreview();
  const unwritten = await writeMove(system, planned);
  if (unwritten) return unwritten;
  for (const reader of told)
    await ctx.emit(movedToVersion, id, { name: running.name, reference: of.reference, reader });
  return planned.to;
}

async function writeMove(
  ctx: SystemContext,
  { running, of, to, move: seen }: PlannedMove,
): Promise<Refusal | undefined> {
  const move = keyedAnew(seen, newId);
  const steps = ctx.records(caseWorkflowItem);
  for (const { key } of move.gone) {
    const gone = await steps.delete(key);
    if (isRefusal(gone)) return gone;
  }
  const kept = await ctx.records(caseWorkflow).update(running.id, { steps: move.plan, workflowVersion: to });
  if (isRefusal(kept)) return kept;
  for (const { key, given, owning } of [...move.changed, ...move.same]) {
    const saved = await steps.update(key, { ...given, ...owning });
    if (isRefusal(saved)) return saved;
  }
  const made = await steps.createAll(
    move.fresh.map(({ key, item, given, owner }) => ({
      id: key,
      caseDetail: of.id,
      caseWorkflow: running.id,
      workflowItem: item.id,
      ...given,
      owner: owner.user,
      ownerReason: owner.reason,
    })),
  );
  if (isRefusal(made)) return made;
  return (await writeChecks(ctx, move)) ?? leaveStepsOut(ctx, move.fresh);
}

async function writeChecks(ctx: SystemContext, { changed, fresh }: MoveToVersion): Promise<Refusal | undefined> {
  const checks = ctx.records(stepCheck);
  for (const { id } of changed.flatMap((one) => one.checks.gone)) {
    const gone = await checks.delete(id);
    if (isRefusal(gone)) return gone;
  }
  const made = await checks.createAll([
    ...changed.flatMap(({ key, checks: { added } }) => added.map((line) => ({ step: key, ...line }))),
    ...fresh.flatMap(({ key, checks: lines }) => lines.map((line) => ({ step: key, ...line }))),
  ]);
  return isRefusal(made) ? made : undefined;
}
