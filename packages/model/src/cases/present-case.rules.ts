import type { CaseDetail } from './case-detail.entity.ts';

/** What decides which of a person's assignments is the present one. Days are yyyy-MM-dd. */
export type PlacedInTime = Pick<CaseDetail, 'status' | 'assignmentStartDate' | 'assignmentEndDate'>;

/** Nothing can happen to it any more. */
export const isSettled = ({ status }: Pick<CaseDetail, 'status'>): boolean =>
  status === 'CLOSED' || status === 'CANCELLED';

/** An assignment counts as an earlier one when it is settled, or its last day is past; a newer one alone changes nothing. */
export const isOver = (one: PlacedInTime, today: string): boolean =>
  isSettled(one) || (one.assignmentEndDate !== null && one.assignmentEndDate < today);

/** Somebody is on it: it was activated, has begun and has not ended. */
const isRunning = (one: PlacedInTime, today: string): boolean =>
  !isOver(one, today) && one.status !== 'PENDING' && (one.assignmentStartDate ?? '') <= today;

/**
 * The assignment a person is in: the one that runs (of several the one that began last), else the one that begins next, else
 * the newest that nobody settled, else the newest. `newestFirst` stands in the order of creation.
 */
export function presentCase<C extends PlacedInTime>(newestFirst: readonly C[], today: string): C | undefined {
  const began = ({ assignmentStartDate }: C) => assignmentStartDate ?? '';
  const begins = ({ assignmentStartDate }: C) => assignmentStartDate ?? '9999';
  const running = newestFirst.filter((one) => isRunning(one, today));
  const coming = newestFirst.filter((one) => !isOver(one, today));
  return (
    running.sort((one, other) => began(other).localeCompare(began(one)))[0] ??
    coming.sort((one, other) => begins(one).localeCompare(begins(other)))[0] ??
    newestFirst.find((one) => !isSettled(one)) ??
    newestFirst[0]
  );
}

/** The present assignment, and after it those that are not over either: what runs beside it or is about to begin. */
export function openCases<C extends PlacedInTime>(newestFirst: readonly C[], today: string): C[] {
  const present = presentCase(newestFirst, today);
  return present ? [present, ...newestFirst.filter((one) => one !== present && !isOver(one, today))] : [];
}
