import type { Refusal } from '@homeport/grammar';
import type { CaseDetail } from './case-detail.entity.ts';
import { caseRefusals as no } from './cases.refusals.ts';
import { isSettled } from './present-case.rules.ts';

/** The dates of an assignment (yyyy-MM-dd; without an end it goes on), and which others it may run beside. */
export type Dated = Pick<CaseDetail, 'assignmentStartDate' | 'assignmentEndDate' | 'overlaps'>;

/** Another assignment of the same person. */
export interface OtherCase extends Pick<CaseDetail, 'id' | 'reference' | 'status'> {
  readonly start: string | null;
  readonly end: string | null;
  readonly confidential: boolean;
  /** It says of itself that it may run beside this one. */
  readonly isAnswered: boolean;
}

/** Whether two spans share a day. One without a beginning is not planned yet and shares none. */
export const shareDay = (
  one: { readonly start: string | null; readonly end: string | null },
  other: { readonly start: string | null; readonly end: string | null },
): boolean =>
  one.start !== null &&
  other.start !== null &&
  one.start <= (other.end ?? '9999') &&
  other.start <= (one.end ?? '9999');

/**
 * Two assignments of a person at once are asked about: kept where one of the two names the other as meant, else refused, one
 * refusal for each. Those that are completed or cancelled are in nobody's way. Of a confidential one nothing is told.
 */
export function overlapRefusals(of: Dated, others: readonly OtherCase[]): Refusal[] {
  const named = new Set((of.overlaps ?? []).map(({ id }) => id));
  const span = { start: of.assignmentStartDate, end: of.assignmentEndDate };
  return others
    .filter((one) => !isSettled(one) && shareDay(span, one) && !one.isAnswered && !named.has(one.id))
    .map(({ reference, start, end, confidential }) =>
      confidential
        ? no.overlapsConfidential({}, 'overlaps')
        : end === null
          ? no.overlapsOpen({ reference, from: start ?? '' }, 'overlaps')
          : no.overlaps({ reference, from: start ?? '', to: end }, 'overlaps'),
    );
}
