import './diary.css';
import type { TypedEntry } from '@homeport/model/diary';
import type { Trip } from '@homeport/model/travel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { entriesQuery } from './diary-data.ts';
import { ForecastLines, useForecast } from './ForecastLines.tsx';
import { diaryWords } from './words.ts';

type CountedTrip = Pick<Trip, 'toCountry' | 'departureDate'> & { readonly returnDate: string };

/** What the days of a trip come to at its destination, by the rules that judge an entry of the diary; nothing where none counts them. */
export function TripDays({ trip: { toCountry, departureDate, returnDate } }: { readonly trip: CountedTrip }) {
  const text = usePageWords(diaryWords);
  const entries = useQuery(entriesQuery).data;
  const typed = useMemo(
    (): TypedEntry => ({
      ...{ from: departureDate, to: returnDate },
      lines: [{ part: 'DAY', country: toCountry, circumstance: 'NONE' }],
    }),
    [departureDate, returnDate, toCountry],
  );
  const shown = useForecast(entries ? typed : null, entries ?? []);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="section-title">{text('forecast.trip')}</h3>
      <ForecastLines of={shown} from={departureDate} />
    </section>
  );
}
