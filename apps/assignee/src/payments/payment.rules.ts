import type { Payment, Report } from '../data/types.ts';

/** The stages a payment goes through, as the assignee sees them. */
export const paymentStages = ['submitted', 'approved', 'sent', 'paid'] as const;

/** The day that says most about a payment: when it was paid, else sent, else made (yyyy-MM-dd). */
export function dayOf(payment: Pick<Payment, 'paidDate' | 'releasedAt' | 'created'>): string {
  return (payment.paidDate ?? payment.releasedAt ?? payment.created).slice(0, 10);
}
/** The reports a payment covers. */
export function coveredBy(payment: Pick<Payment, 'id'>, reports: readonly Report[]): Report[] {
  return reports.filter((report) => report.expensePayment?.id === payment.id);
}
/** How many of the four stages are behind a payment; it stands in the next one. */
export function stagesDone(status: Payment['status']): number {
  if (status === 'PAID') return 4;
  return status === 'SENT' ? 3 : 2;
}
/** What a stage is called: money that was sent is with the bank, and paid only once it has arrived. */
export const stageWord = (stage: (typeof paymentStages)[number], status: Payment['status']) =>
  stage === 'paid' && status === 'SENT' ? 'withBank' : stage;
/** Whether a report was paid with the salary: then it has no payment of its own. */
export const isPaidWithSalary = (report: Pick<Report, 'status' | 'expensePayment' | 'paymentMethod'>): boolean =>
  report.status === 'PAID' && report.expensePayment === null && report.paymentMethod === 'PAYROLL';
