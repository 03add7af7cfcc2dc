import './travel.css';
import { tripForm } from '@homeport/model/designed-forms/trip';
import { tripStatusTones } from '@homeport/model/tones';
import { isAhead, overlappingTrips, type Trip } from '@homeport/model/travel';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useFieldLabels } from '@homeport/ui/records/form/use-field-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useOptionName } from '../data/option-name.ts';
import { useTripRoute } from '../data/use-trip-route.ts';
import { travelOptionsQuery } from '../diary/diary-data.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { CancelTrip } from './CancelTrip.tsx';
import { TripFindings } from './TripFindings.tsx';
import { TripOverlaps } from './TripOverlaps.tsx';
import type { Papers } from './use-papers.ts';
import { travelWords } from './words.ts';

const TripDays = lazyPart(() => import('../diary/TripDays.tsx').then((it) => it.TripDays));

interface TripViewProps {
  readonly trip: Trip;
  readonly papers: Papers;
  readonly onClose: () => void;
}
/** What a trip is: where and when, how many days, whether papers fit it, and what its days count towards. Changing it is a step further. */
export function TripView({ trip, papers, onClose }: TripViewProps) {
  const text = usePageWords(travelWords);
  const routeOf = useTripRoute();
  const isToCome = isAhead(trip, today());
  const { returnDate, can = [] } = trip;
  const [mayChange, mayCancel] = [can.includes('update'), can.includes('cancel')];
  return (
    <Dialog opened onClose={onClose} title={routeOf(trip)}>
      <div className="hp-lines">
        <div>
          <StatusChip state={trip.status} label={text(`status.${trip.status}`)} tone={tripStatusTones[trip.status]} />
        </div>
        {mayCancel && !mayChange ? <p>{text('trip.confirmed')}</p> : null}
        <TripFacts trip={trip} />
        {isToCome ? <TripOverlaps trips={overlappingTrips(trip, papers.trips)} /> : null}
        {isToCome ? (
          <section>
            <h3 className="section-title">{text('trips.check')}</h3>
            <TripFindings trip={trip} papers={papers} />
          </section>
        ) : null}
        {returnDate !== null && trip.status !== 'CANCELLED' ? (
          <Suspense>
            <TripDays trip={{ ...trip, returnDate }} />
          </Suspense>
        ) : null}
        <div className="hp-dialog-actions">
          <CancelTrip trip={trip} onDone={onClose} />
          {mayChange ? (
            <AppLink href={`/dashboard/travel?trip=${trip.id}&edit=true`} className="hp-button hp-button-filled">
              {text('trip.edit')}
            </AppLink>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

/** Days, purpose, company and notes, under the names that the form has for them. */
function TripFacts({ trip }: { readonly trip: Trip }) {
  const text = usePageWords(travelWords);
  const { field } = useFieldLabels(tripForm);
  const said = useSaidDay();
  const nameOf = useOptionName();
  const purpose = (useQuery(travelOptionsQuery).data ?? []).find((one) => one.code === trip.purpose);
  const { departureDate, returnDate, withFamily, notes } = trip;
  const count = Temporal.PlainDate.from(departureDate).until(returnDate ?? departureDate, { largestUnit: 'days' }).days;
  return (
    <dl className="facts">
      <Fact name={field('departureDate')}>{said.alone(departureDate)}</Fact>
      <Fact name={field('returnDate')}>{returnDate ? said.alone(returnDate) : text('trip.noReturn')}</Fact>
      {returnDate ? <Fact name={text('trip.length')}>{text('trip.days', { count: count + 1 })}</Fact> : null}
      {purpose ? <Fact name={field('purpose')}>{nameOf(purpose)}</Fact> : null}
      <Fact name={text('trip.travellers')}>{text(withFamily ? 'trip.family' : 'trip.alone')}</Fact>
      {notes ? <Fact name={field('notes')}>{notes}</Fact> : null}
    </dl>
  );
}
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="hp-number">{children}</dd>
    </div>
  );
}
