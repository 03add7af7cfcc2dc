import { daysShort, type PaperUse, type TravelDocument, type Trip, usesOf } from '@homeport/model/travel';
import { cityName } from '@homeport/ui/language/cities.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { TriangleAlert } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { TripTitle } from './TripTitle.tsx';
import type { Papers } from './use-papers.ts';
import { travelWords } from './words.ts';

interface PaperProps {
  readonly document: TravelDocument;
  readonly papers: Papers;
}
/** What a paper is needed for, and until when. */
interface Needed {
  readonly kind: PaperUse<Trip>['kind'] | 'passport';
  readonly until: string | null;
}
const usesIn = ({ document, papers: { trips, assignment } }: PaperProps): PaperUse<Trip>[] =>
  usesOf(document, { trips, assignment, today: today() });

/** What a permit or visa is needed for, each with the days it is short of, if any. */
export function PaperUses({ document, papers }: PaperProps) {
  const text = usePageWords(travelWords);
  const uses = usesIn({ document, papers });
  if (uses.length === 0) return <p className="hp-muted">{text('visas.noTrips')}</p>;
  return (
    <ul className="rows">
      {uses.map((use) => (
        <li key={`${use.kind} ${use.day}`}>
          <UseName use={use} />
          <Short document={document} papers={papers} use={use} />
        </li>
      ))}
    </ul>
  );
}
/**
 * Only what it is too short for; nothing where it is long enough for all. Passports have a check of their own, trip by trip: here it is
 * said of who moves that it ends before the assignment does.
 */
export function PaperShort({ document, papers }: PaperProps) {
  if (document.type === 'PASSPORT') return <PassportShort document={document} papers={papers} />;
  return usesIn({ document, papers }).map((use) => (
    <Short key={`${use.kind} ${use.day}`} document={document} papers={papers} use={use} />
  ));
}

function PassportShort({ document, papers }: PaperProps) {
  const { assignment, holders } = papers;
  const moves = holders.some(
    ({ dependant, movesAlong }) => movesAlong && dependant === (document.dependant?.id ?? null),
  );
  const until = moves && assignment?.end && assignment.end >= today() ? assignment.end : null;
  return <Short document={document} papers={papers} use={{ kind: 'passport', until }} />;
}

function UseName({ use }: { readonly use: PaperUse<Trip> }) {
  const text = usePageWords(travelWords);
  const formats = useFormats();
  const said = useSaidDay();
  const { locale } = useSettings();
  if (use.kind === 'assignment')
    return use.until === null
      ? text('use.assignmentOpen', { from: said.within(use.day) })
      : text('use.assignment', { from: formats.date(use.day), to: formats.date(use.until) });
  if (use.kind === 'home') return text('use.home', { date: said.within(use.day) });
  const { trip } = use;
  return (
    <AppLink href={`/dashboard/travel?trip=${trip.id}`} className="row-link">
      {use.kind === 'trip' ? (
        <TripTitle trip={trip} />
      ) : (
        text('use.back', { place: cityName(trip.toPlace, trip.toCountry, locale), date: said.within(use.day) })
      )}
    </AppLink>
  );
}

function Short({ document, papers, use }: PaperProps & { readonly use: Needed }) {
  const text = usePageWords(travelWords);
  const said = useSaidDay();
  const days = daysShort(document, papers.documents, use.until);
  if (days === null || use.until === null) return null;
  return (
    <p className="icon-line">
      <Icon of={TriangleAlert} small />
      {text(`short.${use.kind}`, { days, date: said.within(use.until) })}
    </p>
  );
}
