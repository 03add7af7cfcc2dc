import { type CountryYear, type DiaryEntry, diaryEntry } from '@homeport/model/diary';
import { lastDayOf, type Trip, trip } from '@homeport/model/travel';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useShow } from '@homeport/ui/records/fields/use-show.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWords } from '../words/use-words.ts';
import { useStays } from './use-stays.ts';

/** The stays that make the days of one country and year: from when to when, where, and which trips were made for them. */
export function StaysBehind({ person, of }: { readonly person: string; readonly of: CountryYear }) {
  const text = useWords();
  const query = useStays(person, of);
  return (
    <WhenLoaded query={query} rows={2} failed={text('travel.failed')}>
      {({ stays, trips }) => (
        <ul className="diary-stays">
          {stays.map((stay) => (
            <li key={stay.from}>
              <Entries entries={stay.entries} from={stay.from} to={stay.to} days={stay.days} />
              {tripsIn(trips, stay).map((one) => (
                <TripLink key={one.id} of={one} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
}

/** A stay and a trip belong together where they share a day. */
const tripsIn = (trips: readonly Trip[], { from, to }: { readonly from: string; readonly to: string }) =>
  trips.filter((one) => one.status !== 'CANCELLED' && one.departureDate <= to && lastDayOf(one) >= from);

/** From when to when, how many days, and each entry of the diary that says so. */
function Entries({
  entries,
  from,
  to,
  days,
}: {
  readonly entries: readonly DiaryEntry[];
  readonly from: string;
  readonly to: string;
  readonly days: number;
}) {
  const text = useWords();
  const formats = useFormats();
  const labels = useLabels();
  const { town } = useShow();
  const { address } = useRecordHost();
  const part = fieldAt(diaryEntry, 'part');
  const span = (one: string, other: string) =>
    one === other ? formats.date(one) : text('travel.span', { from: formats.date(one), to: formats.date(other) });
  const link = (entry: DiaryEntry) => (
    <AppLink href={address({ to: 'record', entity: diaryEntry, id: entry.id }) ?? '#'}>
      {span(entry.startDay, entry.endDay)}
    </AppLink>
  );
  const where = (entry: DiaryEntry) =>
    [
      entry.location && town(entry.location, entry.country),
      part && entry.part !== 'DAY' ? labels.choice(part, entry.part) : null,
    ]
      .filter((one) => one !== null)
      .join(' · ');
  const [only] = entries;
  const isOne = entries.length === 1 && only?.startDay === from && only.endDay === to;
  return (
    <>
      <strong className="hp-number">{isOne ? link(only) : span(from, to)}</strong>{' '}
      <span className="hp-secondary">{text('travel.stay', { days })}</span>
      {isOne ? (
        <> {where(only)}</>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              {link(entry)} {where(entry)}
            </li>
          ))}
        </ul>
      )}{' '}
    </>
  );
}

function TripLink({ of }: { readonly of: Trip }) {
  const text = useWords();
  const formats = useFormats();
  const { town } = useShow();
  const { address } = useRecordHost();
  return (
    <AppLink href={address({ to: 'record', entity: trip, id: of.id }) ?? '#'}>
      {text('travel.trip', { place: town(of.toPlace, of.toCountry), day: formats.date(of.departureDate) })}
    </AppLink>
  );
}
