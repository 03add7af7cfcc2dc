import { defineRules } from '@homeport/grammar';
import { decimalsOf } from './case-expense.rules.ts';
import { caseExpenseBatch } from './case-expense-batch.entity.ts';
import { expenseRefusals } from './expenses.refusals.ts';
import { reportTotal } from './totals.rules.ts';

/** The states of a report in which what was approved of it is its amount. */
export const approvedStates = ['APPROVED', 'IN_PAYMENT', 'PAID'] as const;
const isApproved = (status: string): boolean => approvedStates.some((one) => one === status);

/** A line of a report with its own, already converted amounts. */
export interface ReportLine {
  readonly approvalStatus: string;
  readonly convertedAmount: string | null;
  /** Approved part in the report's currency, converted with the line's own rate; null while undecided. */
  readonly approvedConverted: string | null;
}
/** What is loaded before the rules of a report run. */
export interface BatchFacts extends Readonly<Record<string, unknown>> {
  readonly lines: readonly ReportLine[];
  readonly assignee: string;
  readonly caseMaster: string | null;
  readonly postedBy: string | null;
  readonly isEnabled: boolean;
  /** Holder of the chosen bank account; undefined when none is chosen, null when it may not be used. */
  readonly accountHolder: string | null | undefined;
}

export const caseExpenseBatchRules = defineRules<typeof caseExpenseBatch, BatchFacts>(caseExpenseBatch, {
  derive: (report, facts) => {
    const total = totalOf(
      report.currency,
      facts.lines.map((line) => line.convertedAmount),
    );
    const approved = totalOf(
      report.currency,
      facts.lines.map((line) => line.approvedConverted),
    );
    const isHandedIn = report.status !== undefined && report.status !== 'OPEN';
    return {
      assignee: facts.assignee,
      caseMaster: facts.caseMaster,
      postedBy: facts.postedBy,
      batchTotal: total,
      numberOfEntries: facts.lines.length,
      submittedTotal: isHandedIn ? total : null,
      approvedTotal: isHandedIn ? approved : null,
      batchPaymentAmount: isApproved(report.status) ? approved : null,
    };
  },
  check: (_report, _before, facts) => [
    ...(facts.isEnabled ? [] : [expenseRefusals.notEnabled()]),
    ...(facts.accountHolder === undefined || facts.accountHolder === facts.assignee
      ? []
      : [expenseRefusals.wrongAccount({}, 'bankAccount')]),
  ],
  guards: {
    hasItems: (_, { lines }) => (lines.length === 0 ? expenseRefusals.noItems() : undefined),
    nothingApproved: (_, { lines }) =>
      lines.some((line) => line.approvalStatus === 'APPROVED') ? expenseRefusals.somethingApproved() : undefined,
    nothingDecided: (_, { lines }) => (lines.some(isDecided) ? expenseRefusals.alreadyDecided() : undefined),
  },
});

/** A hold, a delegation or an escalation is no decision yet. */
const isDecided = ({ approvalStatus }: Pick<ReportLine, 'approvalStatus'>): boolean =>
  approvalStatus === 'APPROVED' || approvalStatus === 'REJECTED';

/** What a report's lines say about the report: settled when all are decided and something is approved. */
export function outcomeOf(lines: readonly Pick<ReportLine, 'approvalStatus'>[]): 'settle' | 'turnDown' | 'open' {
  const open = !lines.every(isDecided);
  if (open || lines.length === 0) return 'open';
  return lines.some((line) => line.approvalStatus === 'APPROVED') ? 'settle' : 'turnDown';
}

/** Amounts of one currency added up, with its decimals; what is missing counts as nothing. */
export const totalOf = (currency: string, amounts: readonly (string | null)[]): string =>
  reportTotal.run(
    { lines: amounts.map((value) => ({ value, currency })) },
    { currency, decimals: decimalsOf(currency) },
  ).value;

/** The lines that a report counts: cancelled ones only where the report is cancelled itself. */
export const countedLines = <L extends Pick<ReportLine, 'approvalStatus'>>(
  { status }: { readonly status: string },
  lines: readonly L[],
): L[] => lines.filter(({ approvalStatus }) => approvalStatus !== 'CANCELLED' || status === 'CANCELLED');
