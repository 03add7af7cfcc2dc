import { type ActionHandler, handle, type Reaction, react } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import {
  caseExpense,
  expenseDelegated,
  expenseEscalated,
  expenseGoesOn,
  reportSubmitted,
  reportTakenBack,
  takeBackReport,
} from '@homeport/model/expenses';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { withdrawNotices } from '../notifications/index.ts';

/** What the submission, and who it was handed on to, wrote on a line; the next submission writes it anew. */
const asBefore = {
  submittedAmount: null,
  originalAmount: null,
  submittedDate: null,
  dueDate: null,
  approver: null,
  approvalGroup: null,
  proposedAmount: null,
  escalateAt: null,
  delegatedBy: null,
  decisionReason: null,
};

/** Opens a report and its lines again. Whoever decides on a line at the same moment is either first, or finds nothing to decide. */
export const takeBackHandler: ActionHandler = handle(takeBackReport, async (ctx, { record }) => {
  const report = record;
  const system = ctx.asSystem('a report that is taken back opens its lines');
  const lines = await system.records(caseExpense).find({
    filter: {
      all: [
        { field: 'caseExpenseBatch', op: 'eq', value: report.id },
        { field: 'approvalStatus', op: 'ne', value: 'CANCELLED' },
      ],
    },
    sort: 'id,asc',
    limit: 1000,
  });
  for (const line of lines) {
    const moved = await system.records(caseExpense).move(line.id, 'approvalStatus.takeBack', asBefore);
    if (isRefusal(moved)) return moved;
  }
  await ctx.emit(reportTakenBack, report.id, {
    report: report.id,
    reference: report.batchReference,
    description: report.description,
    assignee: report.assignee?.id ?? null,
    caseDetail: report.caseDetailId,
  });
  return { submittedDate: null, decidedDate: null };
});

/**
 * Those who were asked to decide have nothing to decide any more, so nothing is said of it. Where the report has been submitted
 * again before this runs, what is said of that stands. The moment of the taking back would not tell the two apart: what is said
 * of a submission is said some time after it, maybe only when it has been taken back.
 */
export const takenBackReaction = (services: Services): Reaction =>
  react(reportTakenBack, async (ctx, { recordId }) => {
    const lines = await ctx.query(sql<{ id: string }>`
      select id from app.case_expense where tenant_id = ${ctx.tenant}::uuid and case_expense_batch_id = ${recordId}::uuid`);
    const [report] = await ctx.query(sql<{ submitted: string | null }>`
      select to_json(submitted_date) #>> '{}' as submitted from app.case_expense_batch
      where tenant_id = ${ctx.tenant}::uuid and id = ${recordId}::uuid`);
    await withdrawNotices(ctx, services, {
      events: [reportSubmitted.name, expenseDelegated.name, expenseEscalated.name, expenseGoesOn.name],
      about: [recordId, ...lines.map(({ id }) => id)],
      reason: 'the report was taken back',
      before: report?.submitted ?? null,
    });
  });
