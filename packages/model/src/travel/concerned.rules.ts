import { type AlertLevel, alertLevels } from './travel-alert.entity.ts';
import type { Trip } from './trip.entity.ts';

/** Why somebody is concerned with a country. */
export type StayKind = 'HOME' | 'HOST' | 'TRIP' | 'DIARY';

/** Days in a country, `yyyy-MM-dd`, both included; null is open: of an assignment both. */
export interface Stay {
  readonly kind: StayKind;
  readonly country: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Town of a trip or a diary entry. */
  readonly place: string | null;
}
/** A journey without a way back counts as a stay for so many days from its departure. */
export const oneWayDays = 30;
/** The days of a trip at its destination. */
export function stayOfTrip(
  trip: Pick<Trip, 'toCountry' | 'toPlace' | 'departureDate' | 'returnDate'>,
): Stay & { readonly to: string } {
  const to = trip.returnDate ?? Temporal.PlainDate.from(trip.departureDate).add({ days: oneWayDays }).toString();
  return { kind: 'TRIP', country: trip.toCountry, from: trip.departureDate, to, place: trip.toPlace };
}

/** What of an alert decides whom it concerns. Days `yyyy-MM-dd`, both included. */
export interface AlertSpan {
  readonly country: string;
  readonly level: AlertLevel;
  readonly validFrom: string;
  readonly validTo: string | null;
}
/** An alert with the stays it is about. */
export type Concerned<A extends AlertSpan> = A & { readonly because: readonly Stay[] };

const levels = Object.keys(alertLevels);
const gravity = ({ level }: AlertSpan): number => levels.indexOf(level);
const never = '9999-12-31';

/** Whether an alert holds on a day. */
const isLive = ({ validFrom, validTo }: Pick<AlertSpan, 'validFrom' | 'validTo'>, day: string): boolean =>
  validFrom <= day && day <= (validTo ?? never);

/**
 * The alerts that concern somebody on a day: those that hold then, about a country where one of the stays is not over and
 * shares a day with the alert. The gravest first, then the newest.
 */
export function concernedAlerts<A extends AlertSpan>(
  alerts: readonly A[],
  stays: readonly Stay[],
  day: string,
): Concerned<A>[] {
  return alerts
    .filter((alert) => isLive(alert, day))
    .map((alert) => ({ ...alert, because: stays.filter((stay) => isAbout(alert, stay, day)) }))
    .filter(({ because }) => because.length > 0)
    .toSorted((one, other) => gravity(other) - gravity(one) || (one.validFrom < other.validFrom ? 1 : -1));
}

function isAbout(alert: AlertSpan, stay: Stay, day: string): boolean {
  const last = stay.to ?? never;
  return (
    stay.country === alert.country &&
    day <= last &&
    alert.validFrom <= last &&
    (stay.from ?? '') <= (alert.validTo ?? never)
  );
}
