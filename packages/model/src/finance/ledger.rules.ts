import { defineRules, Exact } from '@homeport/grammar';
import { difference, total } from './amounts.rules.ts';
import { bankReconciliation } from './bank-reconciliation.entity.ts';
import { caseAccounting } from './case-accounting.entity.ts';
import { clientAccount } from './client-account.entity.ts';
import { clientAccountEntry } from './client-account-entry.entity.ts';
import { financeRefusals as no } from './finance.refusals.ts';
import { financialTransaction } from './financial-transaction.entity.ts';
import { statement } from './statement.entity.ts';

export const financialTransactionRules = defineRules<
  typeof financialTransaction,
  { readonly isPeriodClosed: boolean; readonly isCleared: boolean }
>(financialTransaction, {
  derive: (entry) => {
    const grossAmount = total(entry.currency, entry.goodsAmount, entry.taxAmount);
    return { grossAmount, outstandingAmount: difference(entry.currency, grossAmount, entry.paidAmount) };
  },
  guards: {
    isPeriodOpen: (_, { isPeriodClosed }) => (isPeriodClosed ? no.periodClosed({}, 'financialPeriod') : undefined),
    isNotCleared: (_, { isCleared }) => (isCleared ? no.entryCleared() : undefined),
  },
});

export const statementRules = defineRules(statement, {
  derive: (s) => ({
    closingBalance: difference(s.currency, total(s.currency, s.openingBalance, s.invoicedAmount), s.paidAmount),
  }),
});

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
