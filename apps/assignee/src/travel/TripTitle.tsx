import type { Trip } from '@homeport/model/travel';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useTripRoute } from '../data/use-trip-route.ts';

type TitledTrip = Pick<Trip, 'fromPlace' | 'fromCountry' | 'toPlace' | 'toCountry' | 'departureDate'>;

/** From where to where, and when; the day stays in one line. */
export function TripTitle({ trip }: { readonly trip: TitledTrip }) {
  const formats = useFormats();
  const routeOf = useTripRoute();
  return (
    <>
      {routeOf(trip)}, <span className="trip-day">{formats.date(trip.departureDate)}</span>
    </>
  );
}
