import { lastDayOf, type Trip } from '@homeport/model/travel';
import { cityName } from '@homeport/ui/language/cities.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { TriangleAlert } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { travelWords } from './words.ts';

/** Other trips on the same days, each in a sentence; nothing where there is none. It is said and hinders nothing. */
export function TripOverlaps({ trips }: { readonly trips: readonly Trip[] }) {
  const text = usePageWords(travelWords);
  const formats = useFormats();
  const { locale } = useSettings();
  if (trips.length === 0) return null;
  return (
    <ul className="trip-check" role="status">
      {trips.map((trip) => (
        <li key={trip.id} className="icon-line">
          <Icon of={TriangleAlert} small />
          {text('trip.overlaps', {
            place: cityName(trip.toPlace, trip.toCountry, locale),
            from: formats.date(trip.departureDate),
            to: formats.date(lastDayOf(trip)),
          })}
        </li>
      ))}
    </ul>
  );
}
