import type { Context } from '@homeport/engine';
import { type Event, isRefusal } from '@homeport/grammar';
import { type CaseExpense, caseExpenseBatch, type expenseApproved, expenseItem } from '@homeport/model/expenses';

/** Stores what happened to a line, with all that the notices to assignee and approver say. */
export async function tell(
  ctx: Context,
  event: Event<(typeof expenseApproved)['payload']>,
  line: CaseExpense,
  more: { readonly amount?: string; readonly reason: string | null; readonly approver?: string },
): Promise<void> {
  const system = ctx.asSystem('notices name the report and the expense item');
  const report = await system.records(caseExpenseBatch).get(line.caseExpenseBatch.id);
  if (isRefusal(report)) throw new Error(`the report of expense ${line.id} cannot be read`);
  // The record a decision is made on has its references without labels.
  const item = await system.records(expenseItem).get(line.expenseItem.id);
  if (isRefusal(item)) throw new Error(`the item of expense ${line.id} cannot be read`);
  await ctx.emit(event, line.id, {
    report: report.id,
    reference: report.batchReference,
    description: report.description,
    assignee: report.assignee?.id ?? null,
    caseDetail: report.caseDetailId,
    expense: item.name,
    expenseEs: item.nameEs,
    expenseFr: item.nameFr,
    amount: more.amount ?? line.amount,
    currency: line.currency,
    reason: more.reason,
    approver: more.approver ?? line.approver?.id ?? null,
  });
}
