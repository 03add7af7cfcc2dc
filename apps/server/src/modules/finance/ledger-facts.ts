import { defineFacts, defineFactsOfAll, each, its } from '@homeport/engine';
import {
  type ActualCostFacts,
  type BankLineFacts,
  bankReconciliation,
  bankReconciliationLine,
  caseAccounting,
  caseActualCost,
  clientAccount,
  clientAccountEntry,
  financialTransaction,
  invoice,
  type StatementFacts,
  statement,
  type TransactionFacts,
  vendorInvoice,
} from '@homeport/model/finance';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';
import { todayOf } from '../../today.ts';

const spanOf = (period: string) =>
  sql`(select jsonb_build_object('from', start_date, 'to', end_date) from app.financial_period where id = ${period}::uuid)`;

/** Sales close by their side of the period, everything else by purchases. */
export const loadTransactionFacts = defineFacts(
  financialTransaction,
  async (ctx, entry) => {
    const isSale = ['SALES_INVOICE', 'CREDIT_NOTE', 'RECEIPT'].includes(entry.type);
    const [row] = await ctx.query(sql<TransactionFacts>`
    select ${spanOf(entry.financialPeriod.id)} as period, (select ${sql.ref(isSale ? 'sales' : 'purchases')} = 'CLOSED' from app.financial_period where id = ${entry.financialPeriod.id}::uuid)
      as "isPeriodClosed",
      exists (select 1 from app.bank_reconciliation_line where financial_transaction_id = ${entry.id ?? null}::uuid and is_cleared) as "isCleared",
      case ${entry.type} when 'SALES_INVOICE' then (select coalesce(paid_amount, 0)::text from app.invoice where id = ${entry.invoice?.id ?? null}::uuid)
        when 'PURCHASE_INVOICE' then (select coalesce(paid_amount, 0)::text from app.vendor_invoice where id = ${entry.vendorInvoice?.id ?? null}::uuid)
      end as "documentPaid"`);
    if (!row?.period) throw new Error(`no facts for entry ${entry.id}`);
    return { ...row, isPeriodClosed: row.isPeriodClosed ?? true };
  },
  {
    from: {
      invoice: its(invoice, 'invoice', ['paidAmount'], ['paidAmount', 'outstandingAmount']),
      bill: its(vendorInvoice, 'vendorInvoice', ['paidAmount'], ['paidAmount', 'outstandingAmount']),
    },
    looksUp: {
      financialPeriod: ['sales', 'purchases', 'startDate', 'endDate'],
      bankReconciliationLine: ['financialTransaction', 'isCleared'],
    },
  },
);

/** The period that a cost is posted in. */
export const loadActualCostFacts = defineFacts(
  caseActualCost,
  async (ctx, cost) => {
    const [row] = await ctx.query(sql<ActualCostFacts>`select ${spanOf(cost.postingPeriod.id)} as period`);
    if (!row?.period) throw new Error(`no period for cost ${cost.id}`);
    return row;
  },
  { looksUp: { financialPeriod: ['startDate', 'endDate'] } },
);

/** The amounts of a statement: of the invoices on it, and what the debtor owed from before. */
export const loadStatementFacts = defineFactsOfAll(
  statement,
  (ctx, asked) =>
    factsOfRows<StatementFacts>(ctx, {
      rows: asked.map(({ record: s }) => ({
        ...{ id: s.id, debtor: s.financialEntity.id, currency: s.currency, day: s.periodFrom },
      })),
      columns: 'id uuid, debtor uuid, currency text, day date',
      facts: sql`jsonb_build_object(
        'open', (select coalesce(sum(outstanding_amount), 0)::text from app.invoice where financial_entity_id = x.debtor
          and currency = x.currency and invoice_date < x.day and statement_id is distinct from x.id and status in ('APPROVED', 'SENT')),
        'invoiced', (select coalesce(sum(gross_amount - coalesce(credited_amount, 0)), 0)::text from app.invoice
          where statement_id = x.id and currency = x.currency and status in ('APPROVED', 'SENT', 'PAID')),
        'paid', (select coalesce(sum(paid_amount), 0)::text from app.invoice
          where statement_id = x.id and currency = x.currency and status in ('APPROVED', 'SENT', 'PAID')))`,
    }),
  {
    from: {
      invoices: each(invoice, 'statement', [
        ...(['grossAmount', 'creditedAmount', 'paidAmount', 'status', 'currency'] as const),
      ]),
    },
    looksUp: { invoice: ['outstandingAmount', 'invoiceDate', 'financialEntity'] },
  },
);

export const loadReconciliationFacts = defineFacts(
  bankReconciliation,
  async (ctx, r) => {
    const [row] = await ctx.query(sql<{
      cleared: string;
      isLatest: boolean;
      accountCurrency: string | null;
      otherCurrencies: string[];
    }>`
    select (select coalesce(sum(amount), 0)::text from app.bank_reconciliation_line
        where bank_reconciliation_id = ${r.id ?? null}::uuid and is_cleared and currency = ${r.currency}) as cleared,
      (select currency from app.company_account where id = ${r.companyAccount.id}::uuid) as "accountCurrency",
      (select coalesce(jsonb_agg(distinct currency), '[]') from app.bank_reconciliation_line
        where bank_reconciliation_id = ${r.id ?? null}::uuid and currency <> ${r.currency}) as "otherCurrencies",
      not exists (select 1 from app.bank_reconciliation where company_account_id = ${r.companyAccount.id}::uuid
        and statement_date > ${r.statementDate}::date and status = 'RECONCILED') as "isLatest"`);
    if (!row) throw new Error(`no facts for bank reconciliation ${r.id}`);
    return row;
  },
  {
    from: { lines: each(bankReconciliationLine, 'bankReconciliation', ['amount', 'isCleared', 'currency']) },
    looksUp: { companyAccount: ['currency'] },
  },
);

/** What a line of the bank stands for; receipts come in, payments go out, of other entries the sign is their own. */
export const loadBankLineFacts = defineFacts(
  bankReconciliationLine,
  async (ctx, line) => {
    const entry = line.financialTransaction?.id ?? null;
    const payment = entry === null ? (line.expensePayment?.id ?? null) : null;
    const isUsed = sql`exists (select 1 from app.bank_reconciliation_line l where l.is_cleared
    and l.id is distinct from ${line.id ?? null}::uuid
    and (l.financial_transaction_id = ${entry}::uuid or l.expense_payment_id = ${payment}::uuid))`;
    const [row] = await ctx.query(sql<BankLineFacts>`select s.currency as "statementCurrency",
    s.statement_date::text as "statementDate",
    (select max(statement_date)::text from app.bank_reconciliation
      where company_account_id = s.company_account_id and statement_date < s.statement_date) as "statementBefore", coalesce(
    (select jsonb_build_object('currency', currency, 'isFinal', status = 'POSTED', 'isUsed', ${isUsed},
        'amount', (case type when 'PAYMENT' then -gross_amount else gross_amount end)::text)
      from app.financial_transaction where id = ${entry}::uuid),
    (select jsonb_build_object('currency', currency, 'isFinal', status in ('SENT', 'PAID'), 'isUsed', ${isUsed},
        'amount', (-amount_requested)::text)
      from app.expense_payment where id = ${payment}::uuid)) as match
    from app.bank_reconciliation s where s.id = ${line.bankReconciliation.id}::uuid`);
    if (!row) throw new Error(`no statement for line ${line.id}`);
    return row;
  },
  {
    from: { statement: its(bankReconciliation, 'bankReconciliation', ['currency', 'statementDate', 'companyAccount']) },
    looksUp: {
      financialTransaction: ['currency', 'status', 'type', 'grossAmount'],
      expensePayment: ['currency', 'status', 'amountRequested'],
    },
  },
);

export const loadClientAccountFacts = defineFactsOfAll(
  clientAccount,
  (ctx, asked) =>
    factsOfRows<{ deposits: string; withdrawals: string }>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id })),
      columns: 'id uuid',
      facts: sql`(select jsonb_build_object('deposits', coalesce(sum(credit), 0)::text, 'withdrawals', coalesce(sum(debit), 0)::text)
        from app.client_account_entry where client_account_id = x.id)`,
    }),
  { from: { entries: each(clientAccountEntry, 'clientAccount', ['credit', 'debit']) } },
);

export const loadClientAccountEntryFacts = defineFacts(
  clientAccountEntry,
  async (ctx, entry) => {
    const [row] = await ctx.query(sql<{ currency: string }>`
    select currency from app.client_account where id = ${entry.clientAccount.id}::uuid`);
    if (!row) throw new Error(`no account for entry ${entry.id}`);
    return row;
  },
  { looksUp: { clientAccount: ['currency'] } },
);

export const loadCaseAccountingFacts = defineFacts(
  caseAccounting,
  async (ctx, accounting) => {
    const [row] = await ctx.query(sql<{ openInvoices: number }>`
    select count(*)::int as "openInvoices" from app.invoice
    where case_detail_id = ${accounting.caseDetail.id}::uuid and status in ('PROFORMA', 'OPEN')`);
    return { openInvoices: row?.openInvoices ?? 0, me: ctx.me.user, today: todayOf(ctx) };
  },
  { looksUp: { invoice: ['caseDetail', 'status'] } },
);
