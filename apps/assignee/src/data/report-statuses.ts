import type { MoneyByStage } from '@homeport/model/expenses';
import type { ReportStatus } from './types.ts';

/** Where money stands, in the order in which it goes through. */
export const moneyStages = [
  'OPEN',
  'AWAITING_APPROVAL',
  'REJECTED',
  'APPROVED',
  'IN_PAYMENT',
  'PAID',
] as const satisfies readonly MoneyByStage['stage'][];

/** The same for reports, of which some are given up on the way. */
export const reportStatuses = [...moneyStages, 'CANCELLED'] as const satisfies readonly ReportStatus[];

export const isReportStatus = (given: unknown): given is ReportStatus =>
  reportStatuses.some((status) => status === given);
