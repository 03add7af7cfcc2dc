import { defineFacts } from '@homeport/engine';
import {
  bankReconciliation,
  caseAccounting,
  clientAccount,
  clientAccountEntry,
  financialTransaction,
} from '@homeport/model/finance';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

/** Sales close by their side of the period, everything else by purchases; a reversal counts once it is posted. */
export const loadTransactionFacts = defineFacts(financialTransaction, async (ctx, entry) => {
  const isSale = ['SALES_INVOICE', 'CREDIT_NOTE', 'RECEIPT'].includes(entry.type);
  const [row] = await ctx.query(sql<{ isPeriodClosed: boolean; isReversed: boolean }>`
    select (select ${sql.ref(isSale ? 'sales' : 'purchases')} = 'CLOSED' from app.financial_period where id = ${entry.financialPeriod.id}::uuid)
      as "isPeriodClosed",
      exists (select 1 from app.financial_transaction where reversal_of_id = ${entry.id ?? null}::uuid and status = 'POSTED') as "isReversed"`);
  return { isPeriodClosed: row?.isPeriodClosed ?? true, isReversed: row?.isReversed ?? false };
});

export const loadReconciliationFacts = defineFacts(bankReconciliation, async (ctx, r) => {
  const [row] = await ctx.query(sql<{ cleared: string; isLatest: boolean }>`
    select (select coalesce(sum(amount), 0)::text from app.bank_reconciliation_line
        where bank_reconciliation_id = ${r.id ?? null}::uuid and is_cleared) as cleared,
      not exists (select 1 from app.bank_reconciliation where company_account_id = ${r.companyAccount.id}::uuid
        and statement_date > ${r.statementDate}::date and status = 'RECONCILED') as "isLatest"`);
  return { cleared: row?.cleared ?? '0', isLatest: row?.isLatest ?? true };
});

export const loadClientAccountFacts = defineFacts(clientAccount, async (ctx, account) => {
  const [row] = await ctx.query(sql<{ deposits: string; withdrawals: string }>`
    select coalesce(sum(credit), 0)::text as deposits, coalesce(sum(debit), 0)::text as withdrawals
    from app.client_account_entry where client_account_id = ${account.id ?? null}::uuid`);
  return { deposits: row?.deposits ?? '0', withdrawals: row?.withdrawals ?? '0' };
});

export const loadClientAccountEntryFacts = defineFacts(clientAccountEntry, async (ctx, entry) => {
  const [row] = await ctx.query(sql<{ currency: string }>`
    select currency from app.client_account where id = ${entry.clientAccount.id}::uuid`);
  if (!row) throw new Error(`no account for entry ${entry.id}`);
  return row;
});

export const loadCaseAccountingFacts = defineFacts(caseAccounting, async (ctx, accounting) => {
  const [row] = await ctx.query(sql<{ openInvoices: number }>`
    select count(*)::int as "openInvoices" from app.invoice
    where case_detail_id = ${accounting.caseDetail.id}::uuid and status in ('PROFORMA', 'OPEN')`);
  return { openInvoices: row?.openInvoices ?? 0, me: ctx.me.user, today: todayOf(ctx) };
});
