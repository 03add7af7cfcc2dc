import { type Context, defineFactsOfAll, its } from '@homeport/engine';
import { certain, Exact } from '@homeport/grammar';
import {
  type CaseExpense,
  caseExpense,
  caseExpenseBatch,
  type ExpenseFacts,
  judged,
  type KnownExpense,
  samePurchaseDays,
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
export const loadExpenseFacts = defineFactsOfAll(
  caseExpense,
  async (ctx, asked) => {
    const decided = asked.filter(({ record, before }) => before && record.approvalStatus !== 'DRAFT');
    await lockReceipts(
      ctx,
      decided.flatMap(({ record }) => record.receiptHash ?? []),
    );
    return factsOfAll(
      ctx,
      asked.map(({ record }) => record),
    );
  },
  {
    from: { report: its(caseExpenseBatch, 'caseExpenseBatch', ['currency']) },
    looksUp: {
      caseExpenseBatch: ['status', 'assignee', 'caseDetail', 'category', 'postedBy'],
      expenseItem: ['receiptRequired', 'receiptRequiredAbove', 'limit', 'tolerance', 'currency', 'maximumAgeInDays'],
      taxCode: ['rate', 'validFrom', 'validTo'],
      user: ['displayName'],
      attachment: ['sha256'],
      exchangeRate: ['fromCurrency', 'toCurrency', 'effectiveDate', 'source', 'rate'],
    },
  },
);

/**
 * One decision at a time on whatever shows one of these receipts, until the transaction ends: of two approvals at once, the
 * second one sees the first. In one order, so that two that need the same ones do not wait for each other.
 */
export async function lockReceipts(ctx: Context, hashes: readonly string[]): Promise<void> {
  for (const hash of [...new Set(hashes)].sort())
    await ctx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${ctx.tenant} ${hash}`}, 0))`);
}

/** What one expense asks for, as it would be stored. `n` is its place among those that are asked for together. */
const asked = (expense: CaseExpense, n: number) => ({
  n,
  id: expense.id ?? null,
  report: expense.caseExpenseBatch.id,
  item: expense.expenseItem.id,
  receipt: expense.receipt?.id ?? null,
  taxCode: expense.taxCode?.id ?? null,
  approver: expense.approver?.id ?? null,
  currency: expense.currency,
  amount: expense.amount,
  day: expense.expenseDate,
});

const factsOf = (expenses: readonly CaseExpense[]) => sql<{ n: number; facts: Loaded }>`
  select x.n, jsonb_build_object(
    'report', case when b.id is not null then jsonb_build_object('id', b.id, 'status', b.status, 'assignee', b.assignee_id,
      'caseDetail', b.case_detail_id, 'category', b.category, 'currency', b.currency, 'postedBy', b.posted_by_id) end,
    'policy', case when i.id is not null then jsonb_build_object('receiptRequired', coalesce(i.receipt_required, false),
      'receiptRequiredAbove', i.receipt_required_above::text, 'limit', i."limit"::text, 'tolerance', i.tolerance::text,
      'currency', i.currency, 'maximumAgeInDays', i.maximum_age_in_days) end,
    'baseCurrency', s.base_currency,
    'receiptHash', f.sha256,
    'isTaxCodeValid', not exists (select 1 from app.tax_code t where t.id = x."taxCode"
      and x.day not between coalesce(t.valid_from, '-infinity') and coalesce(t.valid_to, 'infinity')),
    'taxRate', (select rate::text from app.tax_code where id = x."taxCode"),
    'approverName', (select display_name from app."user" where id = x.approver),
    'rates', ${rates},
    'known', ${known}
  ) as facts
  from jsonb_to_recordset(${JSON.stringify(expenses.map(asked))}::jsonb) as x(n int, id uuid, report uuid, item uuid, receipt uuid,
    "taxCode" uuid, approver uuid, currency text, amount numeric, day date)
  left join app.current_tenant_settings() s on true
  left join app.case_expense_batch b on b.id = x.report
  left join app.expense_item i on i.id = x.item
  left join app.attachment f on f.id = x.receipt
  order by x.n`;

const rates = sql`(
  select jsonb_agg(jsonb_build_object('id', r.id, 'fromCurrency', r.from_currency, 'toCurrency', r.to_currency, 'effectiveDate', r.effective_date,
    'source', r.source, 'rate', r.rate::text))
  from app.exchange_rate r
  where r.from_currency in (x.currency, b.currency, s.base_currency, i.currency)
    and r.to_currency in (x.currency, b.currency, s.base_currency, i.currency)
    and r.effective_date <= x.day and r.effective_date > x.day - 400)`;

const known = sql`(
  select jsonb_agg(jsonb_build_object('id', e.id, 'employee', e.assignee_id, 'date', e.expense_date, 'submitted', e.amount::text,
    'currency', e.currency, 'receiptHash', e.receipt_hash, 'report', e.case_expense_batch_id,
    'reportState', case when e.approval_status in ('REJECTED', 'CANCELLED') then 'void' when e.approval_status = 'APPROVED' then 'approved'
      when e.approval_status = 'DRAFT' then 'open' else 'submitted' end))
  from app.case_expense e
  where e.id is distinct from x.id and (
    (e.assignee_id = b.assignee_id and e.currency = x.currency and e.amount = x.amount
      and e.expense_date between x.day - ${samePurchaseDays}::integer and x.day + ${samePurchaseDays}::integer)
    or e.receipt_hash = f.sha256))`;

/** The facts of several expenses in their order, in one statement. */
async function factsOfAll(ctx: Context, expenses: readonly CaseExpense[]): Promise<ExpenseFacts[]> {
  const rows = await ctx.query(factsOf(expenses));
  return expenses.map((expense, n) => {
    const facts = rows[n]?.facts;
    if (!facts) throw new Error(`no facts for expense ${expense.id}`);
    return {
      ...facts,
      rates: facts.rates ?? [],
      known: facts.known ?? [],
      today: todayOf(ctx),
    } as unknown as ExpenseFacts;
  });
}

/** Lines whose facts are held at once: the rates of 400 days come with each, some 100 kB where there are many currencies. */
const portion = 50;

/** Lines as their rules judge them now, and whether what was kept at their last writing is another amount. Nothing is written. */
export async function judgedAnew(ctx: Context, lines: readonly CaseExpense[]) {
  const all: ReturnType<typeof judgedBy>[] = [];
  for (let from = 0; from < lines.length; from += portion) {
    const some = lines.slice(from, from + portion);
    const facts = await factsOfAll(ctx, some);
    all.push(...some.map((line, n) => judgedBy(line, certain(facts[n]))));
  }
  return all;
}

function judgedBy(line: CaseExpense, facts: ExpenseFacts) {
  const now = judged(line, facts);
  const isStale =
    (now.convertedAmount === null) !== (line.convertedAmount === null) ||
    !new Exact(now.convertedAmount ?? 0).equals(line.convertedAmount ?? 0);
  return { line, ...now, isStale };
}
