import type { Trip } from '@homeport/model/travel';
import { cityName } from '@homeport/ui/language/cities.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';

type TitledTrip = Pick<Trip, 'fromPlace' | 'fromCountry' | 'toPlace' | 'toCountry' | 'departureDate'>;

/** From where to where, and when; the day stays in one line. */
export function TripTitle({ trip }: { readonly trip: TitledTrip }) {
  const formats = useFormats();
  const { locale } = useSettings();
  return (
    <>
      {cityName(trip.fromPlace, trip.fromCountry, locale)} → {cityName(trip.toPlace, trip.toCountry, locale)},{' '}
      <span className="trip-day">{formats.date(trip.departureDate)}</span>
    </>
  );
}
