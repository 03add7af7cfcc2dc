import type { Trip } from '@homeport/model/travel';
import { useFormats } from '@homeport/ui/language/settings.tsx';

/** From where to where, and when; the day stays in one line. */
export function TripTitle({ trip }: { readonly trip: Pick<Trip, 'fromPlace' | 'toPlace' | 'departureDate'> }) {
  const formats = useFormats();
  return (
    <>
      {trip.fromPlace} → {trip.toPlace}, <span className="trip-day">{formats.date(trip.departureDate)}</span>
    </>
  );
}
