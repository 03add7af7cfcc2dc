import {
  type CheckedTrip,
  checkTrip,
  type DocumentLimit,
  type Expiry,
  type ExpiryState,
  expiryOf,
  limitsOf,
  type TravelDocument,
  type Trip,
  type TripFinding,
} from '@homeport/model/travel';

/** Somebody who may hold a document; without a dependant the assignee. */
export interface Holder {
  readonly dependant: string | null;
  readonly name: string;
  readonly birthDate: string | null;
}
export interface Paper {
  readonly document: TravelDocument;
  readonly expiry: Expiry;
}
const urgency: readonly ExpiryState[] = ['expired', 'critical', 'warning', 'applied', 'undated', 'valid'];

/** Documents with how near their end is, the most urgent first. */
export const papersOf = (
  documents: readonly TravelDocument[],
  limits: readonly DocumentLimit[],
  today: string,
): Paper[] =>
  documents
    .map((document) => ({ document, expiry: expiryOf(document, today, limitsOf(document.type, limits)) }))
    .sort(
      (a, b) =>
        urgency.indexOf(a.expiry.state) - urgency.indexOf(b.expiry.state) ||
        (a.expiry.daysLeft ?? 0) - (b.expiry.daysLeft ?? 0),
    );

/** What is wrong with the passports of those who travel, each with the name of the traveller. */
export function findingsOf(
  trip: CheckedTrip & Partial<Pick<Trip, 'withFamily'>>,
  holders: readonly Holder[],
  documents: readonly TravelDocument[],
  limits: readonly DocumentLimit[],
): { readonly holder: Holder; readonly finding: TripFinding }[] {
  const travelling = holders.filter((holder) => holder.dependant === null || trip.withFamily === true);
  return travelling.flatMap((holder) => {
    const finding = checkTrip(trip, holder, documents, limitsOf('PASSPORT', limits));
    return finding ? [{ holder, finding }] : [];
  });
}
/** The day until which everything is valid, when nothing needs attention. */
export function allValidUntil(papers: readonly Paper[]): string | null {
  const dated = papers.filter((paper) => paper.expiry.state === 'valid' && paper.document.expiryDate);
  if (dated.length === 0 || papers.some((paper) => paper.expiry.state !== 'valid')) return null;
  return dated.map((paper) => String(paper.document.expiryDate)).sort()[0] ?? null;
}
