import { Exact } from '@homeport/grammar';
import type { ExpenseFinding, ExpenseLine } from './line.rules.ts';

/** Another expense to compare with, and the report it is in. `void` reports are cancelled or rejected: no duplicates. */
export interface KnownExpense extends ExpenseLine {
  readonly report: string;
  readonly reportState: 'open' | 'submitted' | 'approved' | 'void';
}

/** Dates this many days apart or less are "the same" purchase, as the trade does it. */
export const samePurchaseDays = 3;

/**
 * Looks for expenses claimed twice.
 * - Same receipt in another approved (or paid) report: `expenses.sameReceiptApproved`, blocks. Inside one report (`report`) a
 *   receipt may stand for several lines, a hotel's bill with breakfast say: that is pointed out only.
 * - Same receipt elsewhere: `expenses.sameReceipt`, warns.
 * - Same employee, amount and currency, dates at most `nearDays` apart: `expenses.possibleDuplicate`, warns.
 * `params.expense` and `params.report` link to the other one; they are left out for an expense of another employee
 * unless `mayLink` says that the reader may see it. One finding per other expense, the gravest.
 */
export function findDuplicates(
  line: ExpenseLine,
  others: readonly KnownExpense[],
  options: {
    readonly nearDays?: number;
    readonly report?: string;
    readonly mayLink?: (other: KnownExpense) => boolean;
  } = {},
): ExpenseFinding[] {
  const { nearDays = samePurchaseDays, report, mayLink = (other) => other.employee === line.employee } = options;
  return others.flatMap((other): ExpenseFinding[] => {
    if (other.id === line.id || other.reportState === 'void') return [];
    const params: ExpenseFinding['params'] = mayLink(other)
      ? { line: line.id, expense: other.id, report: other.report, date: other.date }
      : { line: line.id };
    if (line.receiptHash && line.receiptHash === other.receiptHash) {
      return other.reportState === 'approved' && other.report !== report
        ? [{ code: 'expenses.sameReceiptApproved', severity: 'block', field: 'receipt', params }]
        : [{ code: 'expenses.sameReceipt', severity: 'warn', field: 'receipt', params }];
    }
    if (!isSamePurchase(line, other, nearDays)) return [];
    return [{ code: 'expenses.possibleDuplicate', severity: 'warn', field: 'amount', params }];
  });
}

function isSamePurchase(a: ExpenseLine, b: ExpenseLine, nearDays: number): boolean {
  return (
    a.employee === b.employee &&
    a.currency === b.currency &&
    new Exact(a.submitted).equals(b.submitted) &&
    Math.abs(Temporal.PlainDate.from(a.date).until(b.date, { largestUnit: 'days' }).days) <= nearDays
  );
}
