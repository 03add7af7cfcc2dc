/** Fewer payments than these say nothing about the next one. */
const enough = 5;

/**
 * By how many days after its approval a report is usually paid: the smallest number within which four of five of the ones
 * before were. Undefined where too few were paid.
 */
export function usualDays(days: readonly number[]): number | undefined {
  if (days.length < enough) return undefined;
  const sorted = [...days].sort((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * 4) / 5) - 1];
}

/** What tells when the money of a report comes. Days are yyyy-MM-dd. */
export interface MoneyDays {
  /** SUBMITTED waits for a decision, APPROVED for a payment, PREPARED is in one, SENT was given to the bank. */
  readonly stage: 'SUBMITTED' | 'APPROVED' | 'PREPARED' | 'SENT';
  /** The day of the last decision still to come. */
  readonly decisionDue: string | null;
  readonly approved: string | null;
  /** The day of its payment. */
  readonly execution: string | null;
  /** What `usualDays` says of the company. */
  readonly usual: number | undefined;
  /** Finance holds it, or no account is known that it could be paid to. */
  readonly isStopped: boolean;
  readonly today: string;
}

/**
 * The day (yyyy-MM-dd) by which the money of a report should be there: that of its payment, else as many days after its approval as
 * others took. Null where nothing tells it. It may have passed: then the money is late.
 */
export function expectedDay(of: MoneyDays): string | null {
  if (of.stage === 'PREPARED' || of.stage === 'SENT') return of.execution;
  const from = of.stage === 'APPROVED' ? of.approved : decisionDay(of);
  if (of.isStopped || from === null || of.usual === undefined) return null;
  return Temporal.PlainDate.from(from).add({ days: of.usual }).toString();
}

/** A decision that is overdue comes today at the earliest. */
const decisionDay = ({ decisionDue, today }: MoneyDays): string | null =>
  decisionDue !== null && decisionDue < today ? today : decisionDue;
