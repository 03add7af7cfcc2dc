import { defineFacts } from '@homeport/engine';
import { type BatchFacts, type CaseExpenseBatch, caseExpenseBatch, type ReportLine } from '@homeport/model/expenses';
import { convertLike, type StoredConversion } from '@homeport/model/rates';
import { sql } from 'kysely';

interface StoredLine {
  readonly approvalStatus: string;
  readonly convertedAmount: string | null;
  readonly approvedAmount: string | null;
  readonly explanation: StoredConversion | null;
}
interface Loaded extends Omit<BatchFacts, 'lines' | 'newReference' | 'accountHolder'> {
  readonly lines: readonly StoredLine[] | null;
  readonly newReference: string | null;
  readonly accountHolder: string | null;
}

/** What the rules of a report look at: its lines, its assignment, the tenant's switch, the holder of its account; one statement. */
export const loadReportFacts = defineFacts(caseExpenseBatch, async (ctx, report, before, { isRestored }) => {
  const isNew = before === undefined && !isRestored;
  const [row] = await ctx.query(factsOf(report, isNew));
  if (!row) throw new Error(`no facts for expense report ${report.id}`);
  const { facts } = row;
  return {
    ...facts,
    lines: (facts.lines ?? []).map(withApproved),
    newReference: facts.newReference ?? undefined,
    postedBy: isNew ? ctx.me.user : (report.postedBy?.id ?? null),
    accountHolder: report.bankAccount === null ? undefined : facts.accountHolder,
  };
});

/** A line with its approved part in the report's currency, by the rate that was used when it was entered. */
function withApproved(line: StoredLine): ReportLine {
  const { approvalStatus, convertedAmount, approvedAmount, explanation } = line;
  const isDecided = approvedAmount !== null && explanation !== null;
  return {
    approvalStatus,
    convertedAmount,
    approvedConverted: isDecided ? convertLike(approvedAmount, explanation).amount : null,
  };
}

const factsOf = (report: CaseExpenseBatch, isNew: boolean) => sql<{ facts: Loaded }>`
  select jsonb_build_object(
    'assignee', d.assignee_id,
    'caseMaster', d.case_master_id,
    'isEnabled', (select expenses_enabled from app.current_tenant_settings()),
    'newReference', case when ${isNew} then 'ER-' || lpad(app.next_reference('expense-report')::text, 6, '0') end,
    'accountHolder', (select b.relocatee_id from app.bank_details b where b.id = ${report.bankAccount?.id ?? null}::uuid and b.active),
    'lines', (select jsonb_agg(jsonb_build_object('approvalStatus', e.approval_status, 'convertedAmount', e.converted_amount::text,
      'approvedAmount', e.approved_amount::text, 'explanation', e.explanation))
      from app.case_expense e where e.case_expense_batch_id = ${report.id ?? null}::uuid and (e.approval_status <> 'CANCELLED' or ${report.status === 'CANCELLED'}))
  ) as facts
  from app.case_detail d where d.id = ${report.caseDetailId}::uuid`;
