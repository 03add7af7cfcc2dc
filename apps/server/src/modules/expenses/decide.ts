import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { isRefusal, type Refusal, type Values } from '@homeport/grammar';
import {
  approveExpense,
  approveMany,
  type CaseExpense,
  caseExpense,
  checkApprovedAmount,
  decimalsOf,
  ExactAmount,
  expenseApproved,
  expenseHeld,
  expenseRefusals,
  expenseRejected,
  expenseUnapproved,
  holdExpense,
  refusalOf,
  rejectExpense,
  unapproveExpense,
} from '@homeport/model/expenses';
import { convertLike } from '@homeport/model/rates';
import { sql } from 'kysely';
import { judgedAnew, lockReceipts } from './expense-facts.ts';
import { settleReport } from './settle-report.ts';
import { tell } from './tell.ts';

const decided = (ctx: Context, approvedAmount: string, reason: string | null): Values => ({
  approvedAmount,
  approvedBy: ctx.me.user,
  decidedDate: String(ctx.now),
  decisionReason: reason,
});

async function approve(
  ctx: Context,
  line: CaseExpense,
  amount: string | null,
  note: string | null,
): Promise<Values | Refusal> {
  const submitted = line.submittedAmount ?? line.amount;
  const approved = amount ?? submitted;
  const [wrong] = checkApprovedAmount(
    {
      id: line.id,
      employee: line.assignee?.id ?? '',
      date: line.expenseDate,
      submitted,
      approved,
      currency: line.currency,
    },
    decimalsOf(line.currency),
  );
  if (wrong) return refusalOf(wrong);
  if (isNothing(line, approved)) return expenseRefusals.approvedNothing({}, 'approvedAmount');
  await settleReport(ctx, line, 'APPROVED');
  await tell(ctx, expenseApproved, line, { amount: approved, reason: note });
  return decided(ctx, approved, note);
}

/** A part so small that nothing of it is left in the report's currency could be approved and never be paid. */
const isNothing = ({ explanation }: CaseExpense, approved: string): boolean =>
  explanation !== null && new ExactAmount(convertLike(approved, explanation as never).amount).isZero();

export const decisionHandlers: readonly ActionHandler[] = [
  handle(approveExpense, (ctx, { record, input }) =>
    approve(ctx, record as unknown as CaseExpense, input.approvedAmount, input.note),
  ),

  handle(rejectExpense, async (ctx, { record, input }) => {
    const line = record as unknown as CaseExpense;
    await settleReport(ctx, line, 'REJECTED');
    await tell(ctx, expenseRejected, line, { reason: input.reason });
    return decided(ctx, '0', input.reason);
  }),

  handle(holdExpense, async (ctx, { record, input }) => {
    await tell(ctx, expenseHeld, record as unknown as CaseExpense, { reason: input.reason });
    return { decisionReason: input.reason };
  }),

  handle(unapproveExpense, async (ctx, { record, input }) => {
    const line = record as unknown as CaseExpense;
    await settleReport(ctx, line, 'AWAITING_APPROVAL');
    await tell(ctx, expenseUnapproved, line, { reason: input.reason });
    return { approvedAmount: null, approvedBy: null, decidedDate: null, decisionReason: input.reason };
  }),

  // Each line goes through the same transition as a single approval, so that guards and totals are the same.
  handle(approveMany, async (ctx, { input }) => {
    const lines = await ctx
      .records(caseExpense)
      .find({ filter: { field: 'id', op: 'in', value: ids(input.expenses) }, limit: 1000 });
    await lockLines(ctx, lines);
    const refused = refuseMany(lines, await anyFlagged(ctx, lines), input.total, input.currency);
    if (refused) return refused;
    for (const line of lines) {
      const changes = await approve(ctx, line, null, null);
      if (isRefusal(changes)) return changes;
      const moved = await ctx.records(caseExpense).move(line.id, 'approvalStatus.approve', changes);
      if (isRefusal(moved)) return moved;
    }
    return { approved: lines.length };
  }),
];

const ids = (given: readonly unknown[]): string[] =>
  given.map((one) => (typeof one === 'string' ? one : (one as { id: string }).id));

/** The lines, then their receipts, in the order in which a single approval takes them: two decisions never wait for each other. */
async function lockLines(ctx: Context, lines: readonly CaseExpense[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = await ctx.query(sql<{ receipt: string | null }>`
    select receipt_hash as receipt from app.case_expense
    where id in (${sql.join(lines.map(({ id }) => sql`${id}::uuid`))}) order by id for update`);
  await lockReceipts(
    ctx,
    rows.flatMap(({ receipt }) => receipt ?? []),
  );
}

/** Whether something is found on one of them now, whatever was found when it was handed in. */
async function anyFlagged(ctx: Context, lines: readonly CaseExpense[]): Promise<boolean> {
  for (const line of lines) if ((await judgedAnew(ctx, line)).findings.length > 0) return true;
  return false;
}

function refuseMany(
  lines: readonly CaseExpense[],
  isFlagged: boolean,
  total: string,
  currency: string,
): Refusal | undefined {
  if (lines.length === 0) return expenseRefusals.noItems();
  if (isFlagged) return expenseRefusals.flaggedNeedsOwnLook();
  if (lines.some((line) => line.currency !== currency)) return expenseRefusals.mixedCurrencies();
  const sum = lines.reduce((all, line) => all.plus(line.submittedAmount ?? line.amount), new ExactAmount(0));
  return sum.equals(total) ? undefined : expenseRefusals.totalChanged();
}
