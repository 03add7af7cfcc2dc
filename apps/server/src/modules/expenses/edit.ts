import { type ActionHandler, handle, newId } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { caseExpense, caseExpenseBatch, editReport, planEdit } from '@homeport/model/expenses';
import { entered } from '../../entered.ts';

/** Cancels a report that was handed in and opens a linked copy with the same lines and receipts. */
export const editHandler: ActionHandler = handle(editReport, async (ctx, { record }) => {
  const report = record;
  const lines = await ctx
    .records(caseExpense)
    .find({ filter: { field: 'caseExpenseBatch', op: 'eq', value: report.id }, sort: 'created,asc', limit: 1000 });
  const plan = planEdit(
    { id: report.id, progress: report.status === 'REJECTED' ? 'rejected' : 'submitted', lines },
    newId,
  );
  if (!plan.ok || plan.kind !== 'replace') throw new Error(`report ${report.id} has nothing to copy`);
  const system = ctx.asSystem('a report that was handed in is edited as a copy');
  const copied = await system
    .records(caseExpenseBatch)
    .create({ ...entered(caseExpenseBatch, record), id: plan.copy.id, copyOf: report.id });
  if (isRefusal(copied)) return copied;
  for (const [index, line] of lines.entries()) {
    const cancelled = await system.records(caseExpense).move(line.id, 'approvalStatus.cancel', {});
    if (isRefusal(cancelled)) return cancelled;
    const copy = {
      ...entered(caseExpense, line),
      id: plan.lines[index]?.id,
      caseExpenseBatch: plan.copy.id,
      copyOf: line.id,
    };
    const made = await system.records(caseExpense).create(copy);
    if (isRefusal(made)) return made;
  }
  return { replacedBy: plan.copy.id };
});
