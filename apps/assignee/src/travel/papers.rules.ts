import { hasFreeMovement, isSchengen } from '@homeport/model/diary';
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
  return travellersOf(trip, holders).flatMap((holder) => {
    const finding = checkTrip(trip, holder, documents, limitsOf('PASSPORT', limits));
    return finding ? [{ holder, finding }] : [];
  });
}
/**
 * Those who travel abroad without anything on file that lets them enter: no passport of the country, no free movement, no visa or permit
 * of it that lasts as long as the trip. Whether one is needed nobody here knows; that it is not there is not to be passed over.
 */
export function withoutEntryTitle(
  trip: CheckedTrip & Partial<Pick<Trip, 'withFamily'>>,
  holders: readonly Holder[],
  documents: readonly TravelDocument[],
): readonly Holder[] {
  const { toCountry, fromCountry, departureDate, returnDate } = trip;
  if (toCountry === fromCountry) return [];
  const leaving = returnDate ?? departureDate;
  return travellersOf(trip, holders).filter(({ dependant }) => {
    const own = documents.filter(
      (one) => one.stage === 'ISSUED' && (one.dependant?.id ?? null) === dependant && lasts(one, leaving),
    );
    return !own.some(({ type, country }) =>
      type === 'PASSPORT' ? entersFreely(country, toCountry) : holdsFor(country, toCountry),
    );
  });
}
const lasts = ({ expiryDate }: TravelDocument, until: string): boolean => expiryDate === null || expiryDate >= until;
const entersFreely = (passport: string, to: string): boolean =>
  passport === to || (hasFreeMovement(passport) && hasFreeMovement(to));
/** A visa or permit of one state of Schengen is good for short stays in all of them. */
const holdsFor = (issuer: string, to: string): boolean => issuer === to || (isSchengen(issuer) && isSchengen(to));

const travellersOf = (trip: Partial<Pick<Trip, 'withFamily'>>, holders: readonly Holder[]): readonly Holder[] =>
  holders.filter((holder) => holder.dependant === null || trip.withFamily === true);

/** The day until which everything is valid, when nothing needs attention and everybody has a passport on file. */
export function allValidUntil(papers: readonly Paper[], holders: readonly Holder[]): string | null {
  const hasPassport = ({ dependant }: Holder): boolean =>
    papers.some(({ document }) => document.type === 'PASSPORT' && (document.dependant?.id ?? null) === dependant);
  if (!holders.every(hasPassport)) return null;
  const dated = papers.filter((paper) => paper.expiry.state === 'valid' && paper.document.expiryDate);
  if (dated.length === 0 || papers.some((paper) => paper.expiry.state !== 'valid')) return null;
  return dated.map((paper) => String(paper.document.expiryDate)).sort()[0] ?? null;
}
