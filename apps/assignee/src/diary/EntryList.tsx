import { townAndCountry } from '@homeport/grammar';
import type { TravelDetail } from '@homeport/model/diary';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { cityName } from '@homeport/ui/language/cities.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { Lock } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { daysOf, endOf, listed, type Run, runsOf, startOf } from './diary-entries.rules.ts';
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
  const { locale } = useSettings();
  const shown = listed(entries, today, query, (town, country) => cityName(town, country, locale));
  // What is looked for is told day by day.
  const runs: readonly Run[] = query ? shown.map((entry) => [entry]) : runsOf(shown);
  return (
    <Card title={text(query ? 'search.all' : 'recent')}>
      <TextField label={text('search')} value={query || null} maxLength={80} onChange={(next) => onQuery(next ?? '')} />
      {shown.length === 0 ? (
        <p className="hp-muted">{query ? text('search.none', { query }) : text('recent.none')}</p>
      ) : (
        <ul className="rows">
          {runs.map((run) => (
            <li key={run[0].id}>{run.length === 1 ? <Row of={run} /> : <OpenRun of={run} />}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Several days in one row, which opens to them. */
function OpenRun({ of: run }: { of: Run }) {
  return (
    <details className="run">
      <summary className="row-link">
        <RunWords of={run} />
      </summary>
      <ul className="rows">
        {run.map((entry) => (
          <li key={entry.id}>
            <Row of={[entry]} />
          </li>
        ))}
      </ul>
    </details>
  );
}
function Row({ of: run }: { of: Run }) {
  return (
    <AppLink href={`/dashboard/tracker/entry/${run[0].id}`} className="row-link">
      <RunWords of={run} />
    </AppLink>
  );
}
/** Place, days and purpose of entries that follow each other, and how many days they are. */
function RunWords({ of: run }: { of: Run }) {
  const text = usePageWords(diaryWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const [entry] = run;
  const [from, to] = [startOf(run.at(-1) ?? entry), endOf(entry)];
  const half = entry.allDay
    ? ''
    : `, ${text(entry.startDate.slice(11, 13) === '12' ? 'half.AFTERNOON' : 'half.MORNING')}`;
  const span = from === to ? `${formats.date(from)}${half}` : `${formats.date(from)} – ${formats.date(to)}`;
  const count = run.reduce((sum, one) => sum + daysOf(one), 0);
  return (
    <>
      <EntryMark entry={entry} />
      <span className="row-words">
        <strong>
          {townAndCountry(entry.location && cityName(entry.location, entry.countryCode, locale), entry.country.name)}
        </strong>
        <span className="hp-caption">
          {span} · {entry.purpose.name}
        </span>
      </span>
      {entry.locked ? (
        <span className="icon-line">
          <Icon of={Lock} small />
          {text('locked')}
        </span>
      ) : null}
      <span className="row-amount hp-number">{entry.allDay ? text('days', { count }) : text('half.short')}</span>
    </>
  );
}
