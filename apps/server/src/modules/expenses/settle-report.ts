import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type CaseExpense,
  type CaseExpenseBatch,
  caseExpense,
  caseExpenseBatch,
  expenseRefusals,
  outcomeOf,
} from '@homeport/model/expenses';

/**
 * Why a decision on a line stands: its report is being paid. Looked at with the report locked, since a payment run may have
 * taken it after the guards of the line looked; from here on the run waits.
 */
export async function refuseInPayment(ctx: Context, line: CaseExpense): Promise<Refusal | undefined> {
  const { status } = await lockReport(ctx.asSystem('whether a report is being paid'), line);
  return status === 'IN_PAYMENT' || status === 'PAID' ? expenseRefusals.inPayment() : undefined;
}

async function lockReport(system: Context, line: CaseExpense): Promise<CaseExpenseBatch> {
  const report = await system.records(caseExpenseBatch).get(line.caseExpenseBatch.id, { lock: true });
  if (isRefusal(report)) throw new Error(`the report of expense ${line.id} cannot be read`);
  return report;
}

/**
 * Moves the report after one of its lines was decided (or a decision taken back). The report is locked first, so that two
 * approvers who decide the last two lines at once cannot both leave it open.
 */
export async function settleReport(
  ctx: Context,
  line: CaseExpense,
  becomes: 'APPROVED' | 'REJECTED' | 'AWAITING_APPROVAL',
): Promise<void> {
  const system = ctx.asSystem('a report follows the decisions on its lines');
  const reports = system.records(caseExpenseBatch);
  const report = await lockReport(system, line);
  const others = await system.records(caseExpense).find({
    filter: {
      all: [
        { field: 'caseExpenseBatch', op: 'eq', value: report.id },
        { field: 'id', op: 'ne', value: line.id },
        { field: 'approvalStatus', op: 'ne', value: 'CANCELLED' },
      ],
    },
    limit: 1000,
  });
  const outcome = outcomeOf([...others, { approvalStatus: becomes }]);
  const decidedDate = outcome === 'open' ? null : String(ctx.now);
  const transition = outcome === 'open' ? (report.status === 'AWAITING_APPROVAL' ? undefined : 'reopen') : outcome;
  if (!transition) return;
  const moved = await reports.move(report.id, `status.${transition}`, { decidedDate });
  if (isRefusal(moved)) throw new Error(`report ${report.id} could not follow its lines: ${moved.code}`);
}
