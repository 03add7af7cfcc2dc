import { type ActionHandler, handle, type SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type CostEstimate,
  caseDetail,
  costEstimate,
  costEstimateLine,
  isSettled,
  caseRefusals as no,
} from '@homeport/model/cases';
import {
  type EstimateChange,
  estimateChanges,
  estimateCosts,
  estimateOf,
  keptLine,
  recalculateEstimate,
  submitEstimate,
} from '@homeport/model/costing';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { loadEstimate } from './load-estimate.ts';
import { computedLines } from './standing-lines.ts';

const because = 'a cost estimate is worked out from its assignment';

/** An assignment that nobody else estimates meanwhile and that is not over. */
async function openCase(system: SystemContext, id: string): Promise<Refusal | undefined> {
  const locked = await system.records(caseDetail).get(id, { lock: true });
  if (isRefusal(locked)) return locked;
  return isSettled(locked) ? no.caseIsOver() : undefined;
}

const estimate = handle(estimateCosts, async (ctx, { record: of, input }) => {
  const system = ctx.asSystem(because);
  const refused = await openCase(system, of.id);
  if (refused) return refused;
  const baseDate = input.baseDate ?? todayOf(ctx);
  const snapshot = await loadEstimate(system, of.id, { baseDate, currency: input.currency ?? null });
  if (snapshot === null) return no.nothingToEstimate();
  const { currency } = snapshot;
  const { lines, assumptions } = estimateOf(snapshot);
  const [last] = await ctx.query(sql<{ number: number }>`
    select coalesce(max(number), 0) as number from app.cost_estimate where case_detail_id = ${of.id}::uuid`);
  const made = await system.records(costEstimate).create({
    ...{ caseDetail: of.id, number: (last?.number ?? 0) + 1, baseDate, currency },
    ...{ workedOutAt: ctx.now.toString(), takenForGiven: assumptions },
  });
  if (isRefusal(made)) return made;
  const written = await system
    .records(costEstimateLine)
    .createAll(lines.map((line) => ({ costEstimate: made.id, ...keptLine(line, currency) })));
  return isRefusal(written) ? written : undefined;
});

/** What an estimate does not say any more, with what it takes for given now; null where there is nothing to compare with. */
export async function staleIn(
  system: SystemContext,
  { id, caseDetail: of, baseDate, currency }: Pick<CostEstimate, 'id' | 'caseDetail' | 'baseDate' | 'currency'>,
) {
  const snapshot = await loadEstimate(system, of.id, { baseDate, currency });
  if (snapshot === null) return null;
  const { lines, assumptions } = estimateOf(snapshot);
  return { changes: estimateChanges(await computedLines(system, id), lines), assumptions };
}

const recalculate = handle(recalculateEstimate, async (ctx, { record: of, input }) => {
  const system = ctx.asSystem(because);
  const refused = await openCase(system, of.caseDetail.id);
  if (refused) return refused;
  const baseDate = input.baseDate ?? of.baseDate;
  const found = await staleIn(system, { ...of, baseDate });
  if (found === null) return no.nothingToEstimate();
  const { changes, assumptions } = found;
  if (changes.length === 0 && of.workedOutAt !== null && baseDate === of.baseDate) return no.estimateUpToDate();
  const failed = await carryIn(system, of, changes);
  if (failed) return failed;
  const stamped = { baseDate, workedOutAt: ctx.now.toString(), takenForGiven: assumptions };
  const saved = await system.records(costEstimate).update(of.id, stamped);
  return isRefusal(saved) ? saved : undefined;
});

async function carryIn(
  system: SystemContext,
  { id, currency }: Pick<CostEstimate, 'id' | 'currency'>,
  changes: readonly EstimateChange[],
): Promise<Refusal | undefined> {
  const lines = system.records(costEstimateLine);
  for (const change of changes) {
    const written =
      change.is === 'GONE'
        ? await lines.delete(change.standing.id)
        : change.is === 'CHANGED'
          ? await lines.update(change.standing.id, keptLine(change.line, currency))
          : await lines.create({ costEstimate: id, ...keptLine(change.line, currency) });
    if (isRefusal(written)) return written;
  }
  return undefined;
}

const submit = handle(submitEstimate, async (ctx, { record: of }) => {
  if (of.workedOutAt === null) return undefined;
  const found = await staleIn(ctx.asSystem(because), of);
  return found && found.changes.length > 0 ? no.needsRecalculating() : undefined;
});

/** Estimates are worked out, worked out again, and handed in as long as they are up to date. */
export const estimateDeeds: readonly ActionHandler[] = [estimate, recalculate, submit];
