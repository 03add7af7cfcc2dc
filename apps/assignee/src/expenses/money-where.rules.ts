import type { Expense, Report } from '../data/types.ts';

/** The last day on which all that waits of a report is to be decided (yyyy-MM-dd); null where nothing waits for a decision. */
export function decisionDue(
  report: Pick<Report, 'status'>,
  lines: readonly Pick<Expense, 'approvalStatus' | 'dueDate'>[],
): string | null {
  if (report.status !== 'AWAITING_APPROVAL') return null;
  const days = lines.flatMap(({ approvalStatus, dueDate }) =>
    dueDate !== null && approvalStatus !== 'APPROVED' && approvalStatus !== 'REJECTED' ? [dueDate] : [],
  );
  return days.sort().at(-1) ?? null;
}

/** Whether the money of a report is approved and not there yet. */
export const isOnItsWay = ({ status }: Pick<Report, 'status'>): boolean =>
  status === 'APPROVED' || status === 'IN_PAYMENT';

/** Whether a report was handed in and its money is not there yet. */
export const isExpected = (report: Pick<Report, 'status'>): boolean =>
  report.status === 'AWAITING_APPROVAL' || isOnItsWay(report);
