import type { CheckedDocument, Limits } from './document-check.rules.ts';
import { daysShort } from './paper-use.rules.ts';

export interface LongEnough {
  /** `close`: to the last day of the assignment, and not for the months after it that are asked for after a journey. */
  readonly verdict: 'yes' | 'close' | 'no';
  /** Days that are missing to the last day of the assignment; 0 where none is. */
  readonly days: number;
  /** The last day of the assignment with those months (yyyy-MM-dd). */
  readonly neededUntil: string;
}

/**
 * Whether a passport is valid long enough for an assignment, as the page of travel documents says it: another passport of the same
 * person counts. Undefined where the assignment has no last day or the passport no end, or is not issued: nothing can be said then.
 */
export function isLongEnough(
  passport: CheckedDocument,
  all: readonly CheckedDocument[],
  lastDay: string | null,
  { monthsAfterTrip }: Pick<Limits, 'monthsAfterTrip'>,
): LongEnough | undefined {
  if (lastDay === null || passport.expiryDate === null || passport.stage !== 'ISSUED') return undefined;
  const neededUntil = Temporal.PlainDate.from(lastDay).add({ months: monthsAfterTrip }).toString();
  const days = daysShort(passport, all, lastDay) ?? 0;
  const isClose = daysShort(passport, all, neededUntil) !== null;
  return { verdict: days > 0 ? 'no' : isClose ? 'close' : 'yes', days, neededUntil };
}
