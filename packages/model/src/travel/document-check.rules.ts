import type { TravelDocumentType } from './travel-document.entity.ts';

/** Limits of one type of document. Days before expiry, months after a trip, years since issue, years of age. */
export interface Limits {
  readonly warningDays: number;
  readonly criticalDays: number;
  readonly monthsAfterTrip: number;
  readonly yearsSinceIssue: number;
  readonly minimumAge: number;
}
const usual: Readonly<Record<TravelDocumentType, Limits>> = {
  PASSPORT: { warningDays: 240, criticalDays: 180, monthsAfterTrip: 3, yearsSinceIssue: 10, minimumAge: 0 },
  VISA: { warningDays: 90, criticalDays: 30, monthsAfterTrip: 0, yearsSinceIssue: 0, minimumAge: 0 },
  LONG_STAY_VISA: { warningDays: 120, criticalDays: 60, monthsAfterTrip: 0, yearsSinceIssue: 0, minimumAge: 0 },
  PERMIT: { warningDays: 120, criticalDays: 60, monthsAfterTrip: 0, yearsSinceIssue: 0, minimumAge: 0 },
};
type StoredLimits = { readonly [K in keyof Limits]: Limits[K] | null } & { readonly type: TravelDocumentType };

/** The tenant's limits of a type, else the usual ones. */
export function limitsOf(type: TravelDocumentType, stored: readonly StoredLimits[]): Limits {
  const own = stored.find((one) => one.type === type);
  if (!own) return usual[type];
  return {
    warningDays: own.warningDays ?? usual[type].warningDays,
    criticalDays: own.criticalDays ?? usual[type].criticalDays,
    monthsAfterTrip: own.monthsAfterTrip ?? usual[type].monthsAfterTrip,
    yearsSinceIssue: own.yearsSinceIssue ?? usual[type].yearsSinceIssue,
    minimumAge: own.minimumAge ?? usual[type].minimumAge,
  };
}

/** A document as checks see it. */
export interface CheckedDocument {
  readonly id: string;
  readonly type: TravelDocumentType;
  readonly country: string;
  readonly issueDate: string | null;
  readonly expiryDate: string | null;
  readonly stage: string;
  /** Null: the assignee. */
  readonly dependant: { readonly id: string } | null;
}
export type ExpiryState = 'applied' | 'undated' | 'valid' | 'warning' | 'critical' | 'expired';
export interface Expiry {
  readonly state: ExpiryState;
  /** From which day on it warns and is critical; null without an expiry. */
  readonly warningFrom: string | null;
  readonly criticalFrom: string | null;
  readonly daysLeft: number | null;
}

/** How near the end of a document is. */
export function expiryOf(
  document: Pick<CheckedDocument, 'expiryDate' | 'stage'>,
  today: string,
  limits: Pick<Limits, 'warningDays' | 'criticalDays'>,
): Expiry {
  if (document.stage !== 'ISSUED') return { state: 'applied', warningFrom: null, criticalFrom: null, daysLeft: null };
  if (document.expiryDate === null) return { state: 'undated', warningFrom: null, criticalFrom: null, daysLeft: null };
  const expiry = Temporal.PlainDate.from(document.expiryDate);
  const warningFrom = expiry.subtract({ days: limits.warningDays }).toString();
  const criticalFrom = expiry.subtract({ days: limits.criticalDays }).toString();
  const daysLeft = Temporal.PlainDate.from(today).until(expiry, { largestUnit: 'days' }).days;
  const state =
    daysLeft < 0 ? 'expired' : today >= criticalFrom ? 'critical' : today >= warningFrom ? 'warning' : 'valid';
  return { state, warningFrom, criticalFrom, daysLeft };
}

/** What is wrong with the papers of one person for one trip. */
export type TripFinding =
  | { readonly code: 'noPassport' }
  | { readonly code: 'passportTooShort'; readonly neededUntil: string; readonly expires: string; readonly days: number }
  | { readonly code: 'passportTooOld'; readonly issuedAfter: string };

/** The person a trip is checked for. */
export interface Traveller {
  /** Null: the assignee. */
  readonly dependant: string | null;
  readonly birthDate: string | null;
}
/** The days of a trip; without a return the day of departure counts. */
export interface CheckedTrip {
  readonly departureDate: string;
  readonly returnDate: string | null;
  readonly toCountry: string;
  readonly fromCountry: string;
}

/**
 * The passport of one traveller for one trip: valid for some months after leaving and issued not too long ago. The best of
 * several passports decides. Inside one country none is needed.
 */
export function checkTrip(
  trip: CheckedTrip,
  traveller: Traveller,
  documents: readonly CheckedDocument[],
  limits: Limits,
): TripFinding | undefined {
  if (trip.toCountry === trip.fromCountry || isTooYoung(traveller, trip.departureDate, limits.minimumAge))
    return undefined;
  const passports = documents.filter(
    (d) => d.type === 'PASSPORT' && d.stage === 'ISSUED' && (d.dependant?.id ?? null) === traveller.dependant,
  );
  const findings = passports.map((passport) => checkPassport(trip, passport, limits));
  if (findings.some((finding) => finding === undefined)) return undefined;
  return findings[0] ?? { code: 'noPassport' };
}

function checkPassport(trip: CheckedTrip, passport: CheckedDocument, limits: Limits): TripFinding | undefined {
  const leaving = Temporal.PlainDate.from(trip.returnDate ?? trip.departureDate);
  const neededUntil = leaving.add({ months: limits.monthsAfterTrip });
  if (passport.expiryDate !== null && passport.expiryDate < neededUntil.toString()) {
    const days = Temporal.PlainDate.from(passport.expiryDate).until(neededUntil, { largestUnit: 'days' }).days;
    return { code: 'passportTooShort', neededUntil: neededUntil.toString(), expires: passport.expiryDate, days };
  }
  if (limits.yearsSinceIssue > 0 && passport.issueDate !== null) {
    const issuedAfter = Temporal.PlainDate.from(trip.departureDate)
      .subtract({ years: limits.yearsSinceIssue })
      .toString();
    if (passport.issueDate <= issuedAfter) return { code: 'passportTooOld', issuedAfter };
  }
  return undefined;
}

function isTooYoung({ birthDate }: Traveller, on: string, minimumAge: number): boolean {
  if (birthDate === null || minimumAge === 0) return false;
  return Temporal.PlainDate.from(birthDate).add({ years: minimumAge }).toString() > on;
}
