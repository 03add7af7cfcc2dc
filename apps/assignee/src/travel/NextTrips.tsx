import { travelDaysAhead } from '@homeport/model/travel';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { tripsQuery } from '../data/queries.ts';
import { useTripRoute } from '../data/use-trip-route.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { travelWords } from './words.ts';

const mostOnHome = 2;

/** The next departures and returns; nothing is drawn while no trip is planned. Whoever has no trips does not ask for them. */
export function NextTrips({ most }: { readonly most?: number }) {
  const text = usePageWords(travelWords);
  const formats = useFormats();
  const routeOf = useTripRoute();
  const days = travelDaysAhead(useQuery(tripsQuery).data ?? [], today()).slice(0, most);
  if (days.length === 0) return null;
  return (
    <Card title={text('next.title')} aside={<AppLink href="/dashboard/travel">{text('next.all')}</AppLink>}>
      <ul className="rows">
        {days.map(({ day, kind, trip }) => (
          <li key={`${trip.id} ${kind}`}>
            <AppLink href={`/dashboard/travel?trip=${trip.id}`} className="row-link">
              <span className="row-words">
                {text(kind === 'leaves' ? 'next.leaves' : 'next.returns', { route: routeOf(trip, kind === 'returns') })}
                {trip.status === 'REQUESTED' ? <span className="hp-caption">{text('next.requested')}</span> : null}
              </span>
              <time className="hp-number row-day" dateTime={day}>
                {formats.spokenDay(day)}
              </time>
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
/** On Home the next ones only. */
export function HomeTrips() {
  return <NextTrips most={mostOnHome} />;
}
