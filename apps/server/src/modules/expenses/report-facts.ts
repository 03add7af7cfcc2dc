import { defineFactsOfAll, each } from '@homeport/engine';
import { certain } from '@homeport/grammar';
import { type BatchFacts, caseExpense, caseExpenseBatch, type ReportLine } from '@homeport/model/expenses';
import { convertLike, type StoredConversion } from '@homeport/model/rates';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';

interface StoredLine {
  readonly approvalStatus: string;
  readonly convertedAmount: string | null;
  readonly approvedAmount: string | null;
  readonly explanation: StoredConversion | null;
}
interface Loaded extends Omit<BatchFacts, 'lines' | 'accountHolder'> {
  readonly lines: readonly StoredLine[] | null;
  readonly accountHolder: string | null;
}

/** What the rules of reports look at: their lines, assignment, the tenant's switch, the holder of their account; one statement. */
export const loadReportFacts = defineFactsOfAll(
  caseExpenseBatch,
  async (ctx, asked, { isRestored }) => {
    const isNew = (before: unknown): boolean => before === undefined && !isRestored;
    const found = await factsOfRows<Loaded>(ctx, {
      rows: asked.map(({ record: report }) => ({
        id: report.id,
        caseDetail: report.caseDetailId,
        account: report.bankAccount?.id,
        isCancelled: report.status === 'CANCELLED',
      })),
      columns: 'id uuid, "caseDetail" uuid, account uuid, "isCancelled" boolean',
      facts: factsOfRow,
      joined: sql`cross join lateral (select assignee_id, case_master_id from app.case_detail where id = x."caseDetail" offset 0) d`,
    });
    return found.map((facts, n) => {
      const { record: report, before } = certain(asked[n]);
      return {
        ...facts,
        lines: (facts.lines ?? []).map(withApproved),
        postedBy: isNew(before) ? ctx.me.user : (report.postedBy?.id ?? null),
        accountHolder: report.bankAccount === null ? undefined : facts.accountHolder,
      };
    });
  },
  {
    from: {
      lines: each(
        caseExpense,
        'caseExpenseBatch',
        ['convertedAmount', 'approvedAmount', 'approvalStatus', 'explanation'],
        ['batchTotal', 'numberOfEntries', 'submittedTotal', 'approvedTotal', 'batchPaymentAmount'],
      ),
    },
    looksUp: { caseDetail: ['assignee', 'caseMaster'], bankDetails: ['relocatee', 'active'] },
  },
);

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

const factsOfRow = sql`jsonb_build_object(
  'assignee', d.assignee_id,
  'caseMaster', d.case_master_id,
  'isEnabled', (select expenses_enabled from app.current_tenant_settings()),
  'accountHolder', (select b.relocatee_id from app.bank_details b where b.id = x.account and b.active),
  'lines', (select jsonb_agg(jsonb_build_object('approvalStatus', e.approval_status, 'convertedAmount', e.converted_amount::text,
    'approvedAmount', e.approved_amount::text, 'explanation', case when e.approved_amount is not null then e.explanation end))
    from app.case_expense e where e.case_expense_batch_id = x.id and (e.approval_status <> 'CANCELLED' or x."isCancelled")))`;
