import type { Refusal } from '@homeport/grammar';
import { financeRefusals as no } from './finance.refusals.ts';

/** The first and last day of the period that something is booked in, as `2026-03-01`. */
export interface PeriodSpan {
  readonly from: string;
  readonly to: string;
}

/** What is booked in a period has its date in it; `field` names the date. */
export const checkDate = (day: string, { from, to }: PeriodSpan, field: string): Refusal[] =>
  day < from || day > to ? [no.outsidePeriod({ from, to }, field)] : [];
