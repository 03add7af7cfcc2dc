import { type Context, defineFacts } from '@homeport/engine';
import type { Values } from '@homeport/grammar';
import {
  type CaseExpense,
  caseExpense,
  ExactAmount,
  type ExpenseFacts,
  judged,
  type KnownExpense,
} from '@homeport/model/expenses';
import type { RateRecord } from '@homeport/model/rates';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

interface Loaded extends Omit<ExpenseFacts, 'today' | 'known' | 'rates'> {
  readonly known: readonly KnownExpense[] | null;
  readonly rates: readonly RateRecord[] | null;
}

/**
 * What the rules of an expense look at, in one statement: its report, its policy line, the rates between the currencies
 * concerned (400 days back), those of the policy among them, look-alikes of the same person and other uses of the same receipt in the whole tenant. Rows of
 * the tenant only; what the caller may not see never leaves the rules.
 */
export const loadExpenseFacts = defineFacts(caseExpense, async (ctx, expense, before) => {
  if (before && expense.approvalStatus !== 'DRAFT' && expense.receiptHash)
    await lockReceipts(ctx, [expense.receiptHash]);
  const [row] = await ctx.query(factsOf(expense));
  if (!row) throw new Error(`no facts for expense ${expense.id}`);
  return { ...row.facts, rates: row.facts.rates ?? [], known: row.facts.known ?? [], today: todayOf(ctx) };
});

/**
 * One decision at a time on whatever shows one of these receipts, until the transaction ends: of two approvals at once, the
 * second one sees the first. In one order, so that two that need the same ones do not wait for each other.
 */
export async function lockReceipts(ctx: Context, hashes: readonly string[]): Promise<void> {
  for (const hash of [...new Set(hashes)].sort())
    await ctx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${ctx.tenant} ${hash}`}, 0))`);
}

function factsOf(expense: CaseExpense) {
  const id = expense.id ?? null;
  return sql<{ facts: Loaded }>`
    with report as (select * from app.case_expense_batch where id = ${expense.caseExpenseBatch.id}::uuid),
    line as (select * from app.expense_item where id = ${expense.expenseItem.id}::uuid),
    settings as (select * from app.current_tenant_settings()),
    receipt as (select sha256 from app.attachment where id = ${expense.receipt?.id ?? null}::uuid)
    select jsonb_build_object(
      'report', (select jsonb_build_object('id', id, 'status', status, 'assignee', assignee_id, 'caseDetail', case_detail_id,
        'category', category, 'currency', currency, 'postedBy', posted_by_id) from report),
      'policy', (select jsonb_build_object('receiptRequired', coalesce(receipt_required, false), 'receiptRequiredAbove', receipt_required_above::text,
        'limit', "limit"::text, 'tolerance', tolerance::text, 'currency', currency, 'maximumAgeInDays', maximum_age_in_days)
        from line),
      'baseCurrency', (select base_currency from settings),
      'receiptHash', (select sha256 from receipt),
      'taxRate', (select rate::text from app.tax_code where id = ${expense.taxCode?.id ?? null}::uuid),
      'approverName', (select display_name from app."user" where id = ${expense.approver?.id ?? null}::uuid),
      'rates', ${rates(expense)},
      'known', ${known(expense, id)}
    ) as facts`;
}

const rates = (expense: CaseExpense) => sql`(
  select jsonb_agg(jsonb_build_object('id', id, 'fromCurrency', from_currency, 'toCurrency', to_currency, 'effectiveDate', effective_date,
    'source', source, 'rate', rate::text))
  from app.exchange_rate
  where from_currency in (${expense.currency}, (select currency from report), (select base_currency from settings), (select currency from line))
    and to_currency in (${expense.currency}, (select currency from report), (select base_currency from settings), (select currency from line))
    and effective_date <= ${expense.expenseDate}::date and effective_date > ${expense.expenseDate}::date - 400)`;

const known = (expense: CaseExpense, id: string | null) => sql`(
  select jsonb_agg(jsonb_build_object('id', e.id, 'employee', e.assignee_id, 'date', e.expense_date, 'submitted', e.amount::text,
    'currency', e.currency, 'receiptHash', e.receipt_hash, 'report', e.case_expense_batch_id,
    'reportState', case when e.approval_status in ('REJECTED', 'CANCELLED') then 'void' when e.approval_status = 'APPROVED' then 'approved'
      when e.approval_status = 'DRAFT' then 'open' else 'submitted' end))
  from app.case_expense e
  where e.id is distinct from ${id}::uuid and (
    (e.assignee_id = (select assignee_id from report) and e.currency = ${expense.currency} and e.amount = ${expense.amount}::numeric
      and e.expense_date between ${expense.expenseDate}::date - 3 and ${expense.expenseDate}::date + 3)
    or e.receipt_hash = (select sha256 from receipt)))`;

/** A line as its rules judge it now, and whether what was kept at its last writing is another amount. Nothing is written. */
export async function judgedAnew(ctx: Context, line: CaseExpense) {
  const facts = await loadExpenseFacts.load(ctx, line as CaseExpense & Values, undefined);
  const now = judged(line, facts as unknown as ExpenseFacts);
  const isStale =
    (now.convertedAmount === null) !== (line.convertedAmount === null) ||
    !new ExactAmount(now.convertedAmount ?? 0).equals(line.convertedAmount ?? 0);
  return { ...now, isStale };
}
