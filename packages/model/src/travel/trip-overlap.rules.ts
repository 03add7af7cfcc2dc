import { lastDayOf, type TripDays } from './trip-days.rules.ts';

/**
 * Trips that share days with one that is planned. To come back and leave again on one day is no overlap, nor are two legs of
 * one day; cancelled trips, and the trip itself, are left out.
 */
export function overlappingTrips<T extends TripDays>(
  planned: Pick<TripDays, 'departureDate' | 'returnDate'> & { readonly id: string | undefined },
  trips: readonly T[],
): T[] {
  const last = lastDayOf(planned);
  return trips.filter(
    (trip) =>
      trip.id !== planned.id &&
      trip.status !== 'CANCELLED' &&
      trip.departureDate < last &&
      planned.departureDate < lastDayOf(trip),
  );
}
