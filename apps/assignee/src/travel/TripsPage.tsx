import './travel.css';
import { tripStatusTones } from '@homeport/model/tones';
import { isAhead, overlappingTrips, type Trip } from '@homeport/model/travel';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Plane } from 'lucide-react';
import { Suspense } from 'react';
import { useOptionName } from '../data/option-name.ts';
import { today, travelOptionsQuery } from '../diary/diary-data.ts';
import { usePageWords } from '../words/page-words.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { AlertCards } from './alerts/AlertCards.tsx';
import { TripFindings } from './TripFindings.tsx';
import { TripOverlaps } from './TripOverlaps.tsx';
import { TripTitle } from './TripTitle.tsx';
import { type Papers, usePapers } from './use-papers.ts';
import { travelWords } from './words.ts';

interface TripsPageProps {
  readonly open: string | undefined;
  readonly alert: string | undefined;
  readonly edit?: boolean | undefined;
}
const TripView = lazyPart(() => import('./TripView.tsx').then((it) => it.TripView));
const TripDialog = lazyPart(() => import('./TripDialog.tsx').then((it) => it.TripDialog));

/**
 * The alerts that concern the person, and trips, each with the result of its document check. `?trip=` opens what a trip is, with
 * `&edit=true` its form, `?trip=new` a new one; `?alert=` leads to an alert.
 */
export function TripsPage({ open, alert, edit = false }: TripsPageProps) {
  const text = usePageWords(travelWords);
  const router = useRouter();
  const papers = usePapers();
  const { trips } = papers;
  const chosen = trips.find((trip) => trip.id === open);
  // A link to the form of what the team has booked meanwhile leads to what it is.
  const isForm = open === 'new' || (edit && chosen?.can?.includes('update') === true);
  const add = (
    <AppLink href="/dashboard/travel?trip=new" className="hp-button hp-button-filled">
      {text('trips.add')}
    </AppLink>
  );
  return (
    <div className="stack">
      <PageHeader
        title={text('trips.title')}
        description={text('trips.description')}
        actions={trips.length > 0 ? add : null}
      />
      <AlertCards wanted={alert} />
      <p>
        <AppLink href="/dashboard/travel/document-check">{text('trips.checkLink')}</AppLink>
      </p>
      {trips.length === 0 ? (
        <EmptyState icon={Plane} title={text('trips.emptyTitle')} action={add}>
          {text('trips.emptyText')}
        </EmptyState>
      ) : (
        <ul className="trip-cards">
          {trips.map((trip) => (
            <li key={trip.id}>
              <TripCard trip={trip} papers={papers} />
            </li>
          ))}
        </ul>
      )}
      {chosen && !isForm ? (
        <Suspense>
          <TripView
            key={open}
            trip={chosen}
            papers={papers}
            onClose={() => router.history.replace('/dashboard/travel')}
          />
        </Suspense>
      ) : null}
      {isForm ? (
        <Suspense>
          <TripDialog
            key={open}
            papers={papers}
            {...(chosen ? { trip: chosen } : {})}
            onClose={() => router.history.replace(chosen ? `/dashboard/travel?trip=${chosen.id}` : '/dashboard/travel')}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function TripCard({ trip, papers }: { trip: Trip; papers: Papers }) {
  const text = usePageWords(travelWords);
  const said = useSaidDay();
  const nameOf = useOptionName();
  const purpose = (useQuery(travelOptionsQuery).data ?? []).find((one) => one.code === trip.purpose);
  const days = trip.returnDate
    ? `${said.within(trip.departureDate)} – ${said.within(trip.returnDate)}`
    : text('trips.oneWay', { date: said.within(trip.departureDate) });
  return (
    <Card
      title={<TripTitle trip={trip} />}
      aside={<AppLink href={`/dashboard/travel?trip=${trip.id}`}>{text('trip.view')}</AppLink>}
    >
      <div className="row">
        <span className="hp-number">{days}</span>
        <StatusChip state={trip.status} label={text(`status.${trip.status}`)} tone={tripStatusTones[trip.status]} />
      </div>
      <p className="hp-muted">{purpose ? nameOf(purpose) : ''}</p>
      {isAhead(trip, today()) ? <TripOverlaps trips={overlappingTrips(trip, papers.trips)} /> : null}
      {isAhead(trip, today()) ? (
        <TripFindings trip={trip} papers={papers} />
      ) : trip.status === 'CANCELLED' ? null : (
        <p className="hp-caption">{text('check.past')}</p>
      )}
    </Card>
  );
}
