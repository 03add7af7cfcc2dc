import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { Exact, isRefusal, type Refusal } from '@homeport/grammar';
import {
  amountToDecide,
  approveExpense,
  approveMany,
  type CaseExpense,
  caseExpense,
  checkApprovedAmount,
  decimalsOf,
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
import { goingOn, onwards, tellOn } from './go-on.ts';
import { refuseInPayment, settleReport } from './settle-report.ts';
import { tell } from './tell.ts';

type Approval = { readonly approvedAmount: string };
/** What approving a line stores with its status, beside who decided, when and why. */
function approval(line: CaseExpense, amount: string | null): Approval | Refusal {
  const submitted = line.submittedAmount ?? line.amount;
  const approved = amount ?? amountToDecide(line);
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
  return isNothing(line, approved)
    ? expenseRefusals.approvedNothing({}, 'approvedAmount')
    : { approvedAmount: approved };
}

/** What follows from an approval: the report, and who is told. */
async function afterApproval(ctx: Context, line: CaseExpense, changes: Approval, note: string | null) {
  await settleReport(ctx, line, 'APPROVED');
  await tellApproved(ctx, line, changes, note);
}
const tellApproved = (ctx: Context, line: CaseExpense, { approvedAmount }: Approval, note: string | null) =>
  tell(ctx, expenseApproved, line, { amount: approvedAmount, reason: note });

/** A part so small that nothing of it is left in the report's currency could be approved and never be paid. */
const isNothing = ({ explanation }: CaseExpense, approved: string): boolean =>
  explanation !== null && new Exact(convertLike(approved, explanation).amount).isZero();

export const decisionHandlers: readonly ActionHandler[] = [
  handle(approveExpense, async (ctx, { record, input }) => {
    const line = record;
    const changes = approval(line, input.approvedAmount);
    if (isRefusal(changes)) return changes;
    const next = await goingOn(ctx, line);
    if (isRefusal(next)) return next;
    if (!next) {
      await afterApproval(ctx, line, changes, input.note);
      return changes;
    }
    await tellOn(ctx, line, next, changes.approvedAmount, input.note);
    return onwards(next, changes.approvedAmount, input.note);
  }),

  handle(rejectExpense, async (ctx, { record, input }) => {
    const line = record;
    await settleReport(ctx, line, 'REJECTED');
    await tell(ctx, expenseRejected, line, { reason: input.reason });
    return { approvedAmount: '0' };
  }),

  handle(holdExpense, async (ctx, { record, input }) => {
    await tell(ctx, expenseHeld, record, { reason: input.reason });
    return {};
  }),

  handle(unapproveExpense, async (ctx, { record, input }) => {
    const line = record;
    const paid = await refuseInPayment(ctx, line);
    if (paid) return paid;
    await settleReport(ctx, line, 'AWAITING_APPROVAL');
    await tell(ctx, expenseUnapproved, line, { reason: input.reason });
    return {};
  }),

  // Each line goes through the same transition as a single approval, so that guards and totals are the same. All are locked
  // first, in one order: of those who approve the same lines at once the first wins, and the others find them decided.
  handle(approveMany, async (ctx, { input }) => {
    const chosen = ids(input.expenses);
    await lockLines(ctx, chosen);
    const lines = await ctx
      .records(caseExpense)
      .find({ filter: { field: 'id', op: 'in', value: chosen }, sort: 'id,asc', limit: 1000 });
    const refused = refuseMany(lines, await anyFlagged(ctx, lines), input.total, input.currency);
    if (refused) return refused;
    const nextOf = rememberedByGroup(ctx);
    const approved: { line: CaseExpense; changes: Approval }[] = [];
    for (const line of lines) {
      const changes = approval(line, null);
      if (isRefusal(changes)) return changes;
      const next = await nextOf(line);
      if (isRefusal(next)) return next;
      // What goes on to the next group does so as a single approval, which tells whoever is asked.
      const moved = next
        ? await ctx.records(caseExpense).act(line.id, 'approve', { approvedAmount: null, note: null })
        : await ctx.records(caseExpense).move(line.id, 'approvalStatus.approve', changes);
      if (isRefusal(moved)) return moved;
      if (!next) approved.push({ line, changes });
    }
    // Reports are looked at when all of their lines are decided: their totals are settled once.
    for (const line of new Map(approved.map((one) => [one.line.caseExpenseBatch.id, one.line])).values())
      await settleReport(ctx, line, 'APPROVED');
    for (const { line, changes } of approved) await tellApproved(ctx, line, changes, null);
    return { approved: lines.length };
  }),
];

/** What comes after the group of an expense, looked up once for all of a report that it has. */
function rememberedByGroup(ctx: Context) {
  const known = new Map<string, Awaited<ReturnType<typeof goingOn>>>();
  return async (line: CaseExpense) => {
    const key = `${line.caseExpenseBatch.id} ${line.approvalGroup?.id}`;
    if (!known.has(key)) known.set(key, await goingOn(ctx, line));
    return known.get(key);
  };
}

const ids = (given: readonly unknown[]): string[] =>
  given.map((one) => (typeof one === 'string' ? one : (one as { id: string }).id));

/** Reports, then lines, then receipts, in the order in which a single approval takes them: two decisions never wait for each other. */
async function lockLines(ctx: Context, lines: readonly string[]): Promise<void> {
  await ctx.query(sql`
    select 1 from app.case_expense_batch
    where id in (select case_expense_batch_id from app.case_expense where id = any(${[...lines]}::uuid[])) order by id for update`);
  const rows = await ctx.query(sql<{ receipt: string | null }>`
    select receipt_hash as receipt from app.case_expense
    where id = any(${[...lines]}::uuid[]) order by id for update`);
  await lockReceipts(
    ctx,
    rows.flatMap(({ receipt }) => receipt ?? []),
  );
}

/** Whether something is found on one of them now, whatever was found when it was handed in. */
async function anyFlagged(ctx: Context, lines: readonly CaseExpense[]): Promise<boolean> {
  for (const { findings } of await judgedAnew(ctx, lines)) if (findings.length > 0) return true;
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
  const sum = lines.reduce((all, line) => all.plus(amountToDecide(line)), new Exact(0));
  return sum.equals(total) ? undefined : expenseRefusals.totalChanged();
}
