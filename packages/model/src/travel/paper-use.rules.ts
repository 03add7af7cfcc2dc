import type { CheckedDocument } from './document-check.rules.ts';
import type { Trip } from './trip.entity.ts';
import { isAhead, lastDayOf } from './trip-days.rules.ts';

/** The assignment as papers need it; days `yyyy-MM-dd`, countries as codes. */
export interface PaperAssignment {
  readonly home: string | null;
  readonly host: string | null;
  readonly start: string | null;
  readonly end: string | null;
}
type UsedTrip = Pick<
  Trip,
  'id' | 'fromCountry' | 'toCountry' | 'departureDate' | 'returnDate' | 'status' | 'withFamily'
>;
/** What somebody needs a permit or visa of a country for. */
export type PaperUse<T extends UsedTrip> =
  /** To live there during the assignment; without an end it has none yet. */
  | { readonly kind: 'assignment'; readonly day: string; readonly until: string | null }
  /** To come home when the assignment is over. */
  | { readonly kind: 'home'; readonly day: string; readonly until: string }
  /** To go there. */
  | { readonly kind: 'trip'; readonly day: string; readonly until: string; readonly trip: T }
  /** To come back there. */
  | { readonly kind: 'back'; readonly day: string; readonly until: string; readonly trip: T };

/**
 * What a permit or visa of a country is needed for from a day (`today`) on, in the order of days: the assignment in its host country, the way
 * home at its end, trips there, and the ways back from trips that began there. A member of the family comes along on the trips that say so.
 */
export function usesOf<T extends UsedTrip>(
  { country, dependant }: Pick<CheckedDocument, 'country' | 'dependant'>,
  { trips, assignment, today }: { trips: readonly T[]; assignment: PaperAssignment | null; today: string },
): PaperUse<T>[] {
  const own = trips.filter((trip) => isAhead(trip, today) && (dependant === null || trip.withFamily === true));
  return [
    ...usesOfAssignment(country, assignment, today),
    ...own
      .filter((trip) => trip.toCountry === country)
      .map((trip) => ({ kind: 'trip', day: trip.departureDate, until: lastDayOf(trip), trip }) as const),
    ...own.flatMap((trip) =>
      trip.fromCountry === country && trip.toCountry !== country && trip.returnDate !== null
        ? [{ kind: 'back', day: trip.returnDate, until: trip.returnDate, trip } as const]
        : [],
    ),
  ].sort((one, other) => one.day.localeCompare(other.day));
}

function usesOfAssignment(country: string, assignment: PaperAssignment | null, today: string) {
  if (!assignment?.start || (assignment.end !== null && assignment.end < today)) return [];
  const { home, host, start, end } = assignment;
  return [
    ...(host === country ? [{ kind: 'assignment', day: start, until: end } as const] : []),
    ...(home === country && host !== country && end !== null ? [{ kind: 'home', day: end, until: end } as const] : []),
  ];
}

/**
 * By how many days a permit, visa or passport ends before it is not needed any more; null where it is long enough, has no end, is not
 * issued yet, or another one of the same person reaches that far: a permit or visa for the same country, a passport of any.
 */
export function daysShort(
  document: CheckedDocument,
  all: readonly CheckedDocument[],
  until: string | null,
): number | null {
  const { expiryDate, stage } = document;
  if (until === null || stage !== 'ISSUED' || expiryDate === null || expiryDate >= until) return null;
  const holderOf = (one: CheckedDocument): string | null => one.dependant?.id ?? null;
  const isPassport = document.type === 'PASSPORT';
  const isCovered = all.some(
    (one) =>
      (one.type === 'PASSPORT') === isPassport &&
      one.stage === 'ISSUED' &&
      (isPassport || one.country === document.country) &&
      holderOf(one) === holderOf(document) &&
      (one.expiryDate === null || one.expiryDate >= until),
  );
  return isCovered ? null : Temporal.PlainDate.from(expiryDate).until(until, { largestUnit: 'days' }).days;
}
