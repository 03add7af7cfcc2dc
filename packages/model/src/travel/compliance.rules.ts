import {
  type CheckedDocument,
  type CheckedTrip,
  checkTrip,
  type Expiry,
  expiryOf,
  limitsOf,
  type Traveller,
  type TripFinding,
} from './document-check.rules.ts';
import type { DocumentLimit } from './document-limit.entity.ts';
import type { Trip } from './trip.entity.ts';
import { isAhead } from './trip-days.rules.ts';

type Journey = CheckedTrip & Pick<Trip, 'id' | 'status' | 'withFamily'>;
/** Somebody whose papers are looked at. */
export interface CompliancePerson extends Traveller {
  readonly name: string;
  /** Comes along on the assignment. */
  readonly movesAlong: boolean;
}
/** What papers are judged by. Days are yyyy-MM-dd. */
export interface ComplianceFacts<D extends CheckedDocument, T extends Journey> {
  /** The assignee, whose `dependant` is null, and the family. */
  readonly people: readonly CompliancePerson[];
  readonly documents: readonly D[];
  readonly trips: readonly T[];
  /** What the company says of how near to their end papers may come; without it the usual limits hold. */
  readonly limits: readonly Pick<
    DocumentLimit,
    'type' | 'warningDays' | 'criticalDays' | 'monthsAfterTrip' | 'yearsSinceIssue' | 'minimumAge'
  >[];
}
/** The papers of one person, those that end first at the top, and what is wrong with them. */
export interface PersonCompliance<D extends CheckedDocument, T extends Journey> {
  readonly person: CompliancePerson;
  readonly papers: readonly { readonly document: D; readonly expiry: Expiry }[];
  /** Trips ahead on which the papers of this person would not do. */
  readonly findings: readonly { readonly trip: T; readonly finding: TripFinding }[];
  /** Nobody entered a passport, though this person moves. */
  readonly lacksPassport: boolean;
}

/**
 * The papers of everybody on an assignment on a day (`today`): how near each is to its end, for which trips ahead they do not do, and
 * whose passport is missing. A member of the family is checked for trips that the family joins.
 */
export function complianceOf<D extends CheckedDocument, T extends Journey>(
  { people, documents, trips, limits }: ComplianceFacts<D, T>,
  today: string,
): readonly PersonCompliance<D, T>[] {
  const passport = limitsOf('PASSPORT', limits);
  const ahead = trips.filter((trip) => isAhead(trip, today));
  return people.map((person) => {
    const own = documents.filter((one) => (one.dependant?.id ?? null) === person.dependant);
    const theirs = person.dependant === null ? ahead : ahead.filter(({ withFamily }) => withFamily === true);
    return {
      person,
      papers: own
        .map((document) => ({ document, expiry: expiryOf(document, today, limitsOf(document.type, limits)) }))
        .toSorted((one, other) =>
          (one.document.expiryDate ?? '9999').localeCompare(other.document.expiryDate ?? '9999'),
        ),
      findings: theirs.flatMap((trip) => {
        const finding = checkTrip(trip, person, documents, passport);
        return finding ? [{ trip, finding }] : [];
      }),
      lacksPassport: person.movesAlong && !own.some(({ type }) => type === 'PASSPORT'),
    };
  });
}

/** How many of the papers, trips and people need somebody: what is critical or expired, what would not do, who has no passport. */
export const complianceGaps = (people: readonly PersonCompliance<CheckedDocument, Journey>[]): number =>
  people.reduce(
    (sum, { papers, findings, lacksPassport }) =>
      sum +
      papers.filter(({ expiry }) => expiry.state === 'critical' || expiry.state === 'expired').length +
      findings.length +
      (lacksPassport ? 1 : 0),
    0,
  );
