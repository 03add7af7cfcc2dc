import type { TravelDetail } from '@homeport/model/travel';
import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { cityName } from '@homeport/ui/language/cities.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/shell/link.tsx';
import { Lock } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { daysOf, endOf, listed, startOf } from './diary-entries.rules.ts';
import { EntryMark } from './EntryMark.tsx';
import { diaryWords } from './words.ts';

/** The last 30 days as a list; a search looks through the whole diary. */
export function EntryList({
  entries,
  today,
  query,
  onQuery,
}: {
  entries: readonly TravelDetail[];
  today: string;
  query: string;
  onQuery: (query: string) => void;
}) {
  const text = usePageWords(diaryWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const shown = listed(entries, today, query, (town, country) => cityName(town, country, locale));
  const span = (entry: TravelDetail): string => {
    const [from, to] = [startOf(entry), endOf(entry)];
    const half = entry.allDay
      ? ''
      : `, ${text(entry.startDate.slice(11, 13) === '12' ? 'half.AFTERNOON' : 'half.MORNING')}`;
    return from === to ? `${formats.date(from)}${half}` : `${formats.date(from)} – ${formats.date(to)}`;
  };
  return (
    <Card title={text(query ? 'search.all' : 'recent')}>
      <TextField label={text('search')} value={query || null} maxLength={80} onChange={(next) => onQuery(next ?? '')} />
      {shown.length === 0 ? (
        <p className="hp-muted">{query ? text('search.none', { query }) : text('recent.none')}</p>
      ) : (
        <ul className="rows">
          {shown.map((entry) => (
            <li key={entry.id}>
              <AppLink href={`/dashboard/tracker/entry/${entry.id}`} className="row-link">
                <EntryMark entry={entry} />
                <span className="row-words">
                  <strong>
                    {[entry.location && cityName(entry.location, entry.countryCode, locale), entry.country.name]
                      .filter(Boolean)
                      .join(', ')}
                  </strong>
                  <span className="hp-caption">
                    {span(entry)} · {entry.purpose.name}
                  </span>
                </span>
                {entry.locked ? (
                  <span className="icon-line">
                    <Icon of={Lock} small />
                    {text('locked')}
                  </span>
                ) : null}
                <span className="row-amount hp-number">
                  {entry.allDay ? text('days', { count: daysOf(entry) }) : text('half.short')}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
