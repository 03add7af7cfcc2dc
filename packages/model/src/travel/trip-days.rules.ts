import type { Trip } from './trip.entity.ts';

/** A trip as its days need it; days are `yyyy-MM-dd`. */
export type TripDays = Pick<Trip, 'id' | 'departureDate' | 'returnDate' | 'status'>;

/** The last day of a trip: that of its return, and of a journey without a way back the day it begins. */
export const lastDayOf = ({ departureDate, returnDate }: Pick<TripDays, 'departureDate' | 'returnDate'>): string =>
  returnDate ?? departureDate;

/** Whether a trip is still to come, or is not over yet. */
export const isAhead = (trip: Omit<TripDays, 'id'>, today: string): boolean =>
  trip.status !== 'CANCELLED' && lastDayOf(trip) >= today;

/** A day on which somebody leaves or comes back. */
export interface TravelDay<T> {
  readonly day: string;
  readonly kind: 'leaves' | 'returns';
  readonly trip: T;
}
/** The days of travel from today on, the next one first: departures, and returns from trips that have a way back. */
export function travelDaysAhead<T extends TripDays>(trips: readonly T[], today: string): TravelDay<T>[] {
  return trips
    .filter((trip) => isAhead(trip, today))
    .flatMap((trip): TravelDay<T>[] => [
      { day: trip.departureDate, kind: 'leaves', trip },
      ...(trip.returnDate === null ? [] : [{ day: trip.returnDate, kind: 'returns', trip } as const]),
    ])
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day));
}
