import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  caseExpense,
  expenseRefusals,
  expenseUnapproved,
  isTooLateToUndo,
  type LastDeed,
  undoDecision,
  wayBack,
} from '@homeport/model/expenses';
import { sql } from 'kysely';
import { refuseInPayment, settleReport } from './settle-report.ts';
import { tell } from './tell.ts';

/** Puts an expense back to where it was before the caller's own decision, with its report. */
export const undoDecisionHandler: RouteHandler = answer(undoDecision, async (ctx, { params, body }) => {
  const seen = await ctx.records(caseExpense).get(params.id ?? '');
  if (isRefusal(seen)) return seen;
  return ctx.inTransaction((tx) => takeBack(tx, seen.id, body.version));
});

async function takeBack(tx: Context, id: string, version: number): Promise<{ approvalStatus: string } | Refusal> {
  const lines = tx.asSystem('a decision is taken back by who made it').records(caseExpense);
  const line = await lines.get(id, { lock: true });
  if (isRefusal(line)) return line;
  const last = await lastDeed(tx, id);
  const back = wayBack(last, tx.me.user, version);
  if (!last || !back) return expenseRefusals.actedSince();
  if (isTooLateToUndo(last.after))
    return line.approvalStatus === 'ON_HOLD' ? expenseRefusals.tooLateToUndoHold() : expenseRefusals.tooLateToUndo();
  const paid = await refuseInPayment(tx, line);
  if (paid) return paid;
  const moved = await lines.move(id, `approvalStatus.${back.transition}`, back.values);
  if (isRefusal(moved)) return moved;
  if (line.approvalStatus !== 'ON_HOLD') {
    await settleReport(tx, line, 'AWAITING_APPROVAL');
    await tell(tx, expenseUnapproved, line, { reason: null });
  }
  return { approvalStatus: String(moved.approvalStatus) };
}

const lastDeed = async (ctx: Context, id: string): Promise<LastDeed | undefined> =>
  (
    await ctx.query<LastDeed>(sql`
      select version, deed, by_user as by, changes, extract(epoch from now() - at)::float8 as after from engine.history
      where tenant_id = ${ctx.tenant}::uuid and record_id = ${id}::uuid order by version desc limit 1`)
  )[0];
