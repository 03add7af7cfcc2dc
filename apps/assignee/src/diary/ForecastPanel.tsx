import { stayForecast } from '@homeport/model/travel';
import { StatusChip } from '@homeport/ui/controls/StatusChip.tsx';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { dayFactsQuery, ukLinksQuery } from './diary-data.ts';
import { lineOf } from './diary-entries.rules.ts';
import { Meter } from './Meter.tsx';
import { stateOf } from './meter.rules.ts';
import { Sentences } from './Sentences.tsx';
import type { EntryFormState } from './use-entry-form.ts';
import { diaryWords } from './words.ts';

/** What the entry would do to every limit, while it is typed and before anything is saved. */
export function ForecastPanel({ state }: { state: EntryFormState }) {
  const text = usePageWords(diaryWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const { form, conflicts, entries } = state;
  const facts = useQuery(dayFactsQuery).data;
  const { country } = form;
  const uk = useQuery({ ...ukLinksQuery, enabled: country === 'GB' }).data;
  const { from, to } = conflicts.chosen ?? {};
  const lines = useMemo(() => entries.map(lineOf), [entries]);
  const shown = useMemo(() => {
    if (!facts || !country || !from || !to || to < from) return [];
    return stayForecast({ country, from, to }, lines, { ...facts, uk: uk ?? { wasResident: false, ties: 0 } });
  }, [facts, country, from, to, lines, uk]);
  const [first] = shown;
  if (!first || !from) return null;
  return (
    <Card title={text('forecast')}>
      {shown.map(({ code, place, used, allowed, firstUnsafeDay, ahead }) => (
        <div className="balance" key={code}>
          <h3>
            {place === 'SCHENGEN' ? text('place.SCHENGEN') : countryName(place, locale)}: {text(`rule.${code}`)}
          </h3>
          <Meter used={used} allowed={allowed} />
          <div className="row">
            <span className="hp-number">{text('forecast.after', { used, allowed })}</span>
            <StatusChip
              state={firstUnsafeDay ? 'over' : stateOf(used, allowed)}
              tone={firstUnsafeDay ? 'danger' : stateOf(used, allowed) === 'near' ? 'warning' : 'success'}
              label={text(firstUnsafeDay ? 'over' : stateOf(used, allowed))}
            />
          </div>
          <Sentences
            of={[
              firstUnsafeDay ? text('forecast.unsafe', { date: formats.date(firstUnsafeDay) }) : null,
              ahead.mayStay === null
                ? null
                : ahead.lastSafeDay
                  ? text('forecast.last', { from: formats.date(from), date: formats.date(ahead.lastSafeDay) })
                  : text('forecast.none', { from: formats.date(from) }),
              ahead.earliestReturn ? text('return', { date: formats.date(ahead.earliestReturn) }) : null,
            ]}
          />
        </div>
      ))}
    </Card>
  );
}
