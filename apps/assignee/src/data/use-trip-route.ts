import type { Trip } from '@homeport/model/travel';
import { cityName } from '@homeport/ui/language/cities.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';

type RoutedTrip = Pick<Trip, 'fromPlace' | 'fromCountry' | 'toPlace' | 'toCountry'>;

/** "Lyon → Madrid" as the reader calls the cities; the way back the other way round. */
export function useTripRoute() {
  const { locale } = useSettings();
  return ({ fromPlace, fromCountry, toPlace, toCountry }: RoutedTrip, isWayBack = false): string => {
    const ends = [cityName(fromPlace, fromCountry, locale), cityName(toPlace, toCountry, locale)];
    return (isWayBack ? ends.reverse() : ends).join(' → ');
  };
}
