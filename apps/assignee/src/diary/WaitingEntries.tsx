import type { TravelDetail } from '@homeport/model/diary';
import { intlLocale } from '@homeport/ui/language/locale.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import type { Theirs } from '@homeport/ui/queue/queued-write.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { WaitingLine } from '../offline/WaitingLine.tsx';
import { useWords } from '../words/use-words.ts';
import { isDiaryEntry } from './diary-kind.ts';

interface Line {
  readonly startDate: string;
  readonly endDate: string;
  readonly countryCode: string | null;
  readonly location: string | null;
}
/** Entries that are still on the device, and those whose days have changed meanwhile. */
export function WaitingEntries() {
  const text = useWords();
  const say = useLine();
  const entries = (useStore(waiting) ?? []).filter(isDiaryEntry);
  if (entries.length === 0) return null;
  return (
    <Card title={text('waiting.title')}>
      <ul className="rows">
        {entries.map((write) => (
          <li key={write.id}>
            <WaitingLine
              write={write}
              name={say(write.values.body)}
              mine={<strong>{say(write.values.body)}</strong>}
              theirs={(found) => <EntriesThere entries={entriesOf(found)} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
function EntriesThere({ entries }: { entries: readonly TravelDetail[] }) {
  const say = useLine();
  return (
    <ul className="rows">
      {entries.map((entry) => (
        <li key={entry.id}>{say(entry)}</li>
      ))}
    </ul>
  );
}
const entriesOf = (theirs: Theirs): readonly TravelDetail[] => (theirs.entries ?? []) as readonly TravelDetail[];

/** Days and place of an entry in one line. */
function useLine(): (line: Line) => string {
  const formats = useFormats();
  const { locale } = useSettings();
  const countries = new Intl.DisplayNames(intlLocale(locale), { type: 'region' });
  return ({ startDate, endDate, countryCode, location }) => {
    const [from, to] = [startDate.slice(0, 10), endDate.slice(0, 10)];
    const days = from === to ? formats.date(from) : `${formats.date(from)} – ${formats.date(to)}`;
    const place = [location, countryCode && countries.of(countryCode)].filter(Boolean).join(', ');
    return formats.pair(days, place);
  };
}
