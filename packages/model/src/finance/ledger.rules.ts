import { defineRules, Exact, type Facts } from '@homeport/grammar';
import { difference, total } from './amounts.rules.ts';
import { bankReconciliation } from './bank-reconciliation.entity.ts';
import { caseAccounting } from './case-accounting.entity.ts';
import { clientAccount } from './client-account.entity.ts';
import { clientAccountEntry } from './client-account-entry.entity.ts';
import { financeRefusals as no } from './finance.refusals.ts';
import { type FinancialTransaction, financialTransaction } from './financial-transaction.entity.ts';
import { checkDate, type PeriodSpan } from './period.rules.ts';
import { type Statement, statement } from './statement.entity.ts';

/** What the rules of an entry look at. */
export interface TransactionFacts extends Facts {
  readonly isPeriodClosed: boolean;
  readonly period: PeriodSpan;
  readonly isCleared: boolean;
  /** What is paid of the invoice or bill that it stands for; null for an entry that stands for none. */
  readonly documentPaid: string | null;
}

export const financialTransactionRules = defineRules<typeof financialTransaction, TransactionFacts>(
  financialTransaction,
  {
    derive: (entry, { documentPaid }) => {
      const grossAmount = total(entry.currency, entry.goodsAmount, entry.taxAmount);
      const paidAmount = paidOf(entry, grossAmount, documentPaid);
      return { grossAmount, paidAmount, outstandingAmount: difference(entry.currency, grossAmount, paidAmount) };
    },
    // What stood before is not judged by what was closed since: only what is dated anew is.
    check: (entry, before, { isPeriodClosed, period }) =>
      before?.transactionDate === entry.transactionDate && before.financialPeriod.id === entry.financialPeriod.id
        ? []
        : [
            ...checkDate(entry.transactionDate, period, 'transactionDate'),
            ...(isPeriodClosed ? [no.periodClosed({}, 'financialPeriod')] : []),
          ],
    guards: {
      isPeriodOpen: (_, { isPeriodClosed }) => (isPeriodClosed ? no.periodClosed({}, 'financialPeriod') : undefined),
      isNotCleared: (_, { isCleared }) => (isCleared ? no.entryCleared() : undefined),
    },
  },
);

/**
 * What is paid of an entry. A receipt or payment for a document has settled with the posting; an invoice is paid as its document
 * is. Of others nothing settles anything: they keep what was entered before this was computed.
 */
function paidOf(entry: FinancialTransaction, gross: string, documentPaid: string | null): string {
  const pays = (entry.type === 'RECEIPT' && entry.invoice) || (entry.type === 'PAYMENT' && entry.vendorInvoice);
  if (pays && entry.reversalOf === null)
    return entry.status === 'POSTED' || entry.status === 'REVERSED' ? gross : (entry.paidAmount ?? '0');
  return documentPaid ?? entry.paidAmount ?? '0';
}

/** The invoices on a statement and those before it, summed up in its currency. */
export interface StatementFacts extends Facts {
  /** Outstanding of the debtor's invoices from before its first day. */
  readonly open: string;
  /** Of the invoices on it that were approved, less what was credited. */
  readonly invoiced: string;
  readonly paid: string;
}

export const statementRules = defineRules<typeof statement, StatementFacts>(statement, {
  derive: (s, facts) => {
    const amounts = wasSent(s)
      ? { openingBalance: s.openingBalance, invoicedAmount: s.invoicedAmount, paidAmount: s.paidAmount }
      : {
          openingBalance: total(s.currency, facts.open),
          invoicedAmount: total(s.currency, facts.invoiced),
          paidAmount: total(s.currency, facts.paid),
        };
    const due = total(s.currency, amounts.openingBalance, amounts.invoicedAmount);
    return { ...amounts, closingBalance: difference(s.currency, due, amounts.paidAmount) };
  },
});

/** Sent, with amounts on it: what the client has in hand is not reckoned anew. */
const wasSent = (s: Statement): boolean => s.sentDate !== null && s.invoicedAmount !== null;

/** Our balance: opening, what was cleared, less what the bank charged; the difference to the bank's own must vanish. */
export const bankReconciliationRules = defineRules<
  typeof bankReconciliation,
  {
    /** Of the lines in the currency of the statement. */
    readonly cleared: string;
    readonly isLatest: boolean;
    readonly accountCurrency: string | null;
    /** Currencies of lines that are not the statement's, from before such lines were refused. */
    readonly otherCurrencies: readonly string[];
  }
>(bankReconciliation, {
  derive: (r, { cleared }) => {
    const closingBalance = difference(r.currency, total(r.currency, r.openingBalance, cleared), r.bankCharges);
    return {
      clearedAmount: total(r.currency, cleared),
      closingBalance,
      difference: difference(r.currency, r.statementAmount, closingBalance),
    };
  },
  check: (r, before, { accountCurrency }) =>
    accountCurrency === null || accountCurrency === r.currency || before?.currency === r.currency
      ? []
      : [no.statementOtherCurrency({ currency: accountCurrency }, 'currency')],
  guards: {
    isBalanced: (r, { otherCurrencies }) =>
      otherCurrencies.length > 0
        ? no.linesInOtherCurrency({ currencies: otherCurrencies.join(', '), currency: r.currency })
        : new Exact(r.difference ?? 0).isZero()
          ? undefined
          : no.notBalanced(),
    isLatest: (_, { isLatest }) => (isLatest ? undefined : no.laterReconciled()),
  },
});

export const clientAccountRules = defineRules<
  typeof clientAccount,
  { readonly deposits: string; readonly withdrawals: string }
>(clientAccount, {
  derive: (account, { deposits, withdrawals }) => ({
    deposits: total(account.currency, deposits),
    withdrawals: total(account.currency, withdrawals),
    balance: difference(account.currency, deposits, withdrawals),
  }),
});

export const clientAccountEntryRules = defineRules<typeof clientAccountEntry, { readonly currency: string }>(
  clientAccountEntry,
  {
    derive: (_, { currency }) => ({ currency }),
  },
);

export const caseAccountingRules = defineRules<
  typeof caseAccounting,
  { readonly openInvoices: number; readonly me: string; readonly today: string }
>(caseAccounting, {
  derive: (accounting, facts) => {
    const isDone = accounting.status === 'COMPLETE';
    return {
      completedBy: isDone ? (accounting.completedBy ?? facts.me) : null,
      completedDate: isDone ? (accounting.completedDate ?? facts.today) : null,
    };
  },
  guards: { hasNoOpenInvoices: (_, { openInvoices }) => (openInvoices > 0 ? no.openInvoices() : undefined) },
});
