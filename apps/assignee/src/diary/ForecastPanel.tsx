import { type EntryForecast, entryForecast } from '@homeport/model/diary';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useMemo } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { today } from './diary-data.ts';
import { knownOf } from './diary-entries.rules.ts';
import { typedOf } from './entry-form.rules.ts';
import { Meter } from './Meter.tsx';
import { onceForResidents, ResidentLine } from './ResidentLine.tsx';
import { Sentences } from './Sentences.tsx';
import { StateChip } from './StateChip.tsx';
import { useDayFacts } from './use-day-facts.ts';
import type { EntryFormState } from './use-entry-form.ts';
import { diaryWords } from './words.ts';

/** What the entry would do to every limit, while it is typed and before anything is saved. */
export function ForecastPanel({ state }: { state: EntryFormState }) {
  const text = usePageWords(diaryWords);
  const { form, entries, edited } = state;
  const isUk = form.country === 'GB' || form.afternoonCountry === 'GB';
  const facts = useDayFacts(isUk);
  const known = useMemo(() => entries.map(knownOf), [entries]);
  const typed = useMemo(() => typedOf(form, edited), [form, edited]);
  const shown = useMemo(() => {
    if (!facts || !typed) return [];
    return entryForecast(typed, known, facts, today());
  }, [facts, typed, known]);
  if (shown.length === 0 || !typed) return null;
  return (
    <Card title={text('forecast')}>
      {onceForResidents(shown).map((of) => (
        <ForecastLine key={`${of.place} ${of.code}`} of={of} from={typed.from} />
      ))}
    </Card>
  );
}

function ForecastLine({ of, from }: { of: EntryForecast; from: string }) {
  const text = usePageWords(diaryWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const { code, place, used, planned, allowed, firstUnsafeDay, spoils, state, ahead } = of;
  const isOver = state === 'over' || state === 'plannedOver';
  const name = place === 'SCHENGEN' ? text('place.SCHENGEN') : countryName(place, locale);
  if (state === 'resident') return <ResidentLine place={name} />;
  return (
    <div className="balance">
      <h3>{text('rule.at', { place: name, rule: text(`rule.${code}`) })}</h3>
      <Meter used={used} planned={planned} allowed={allowed} state={state} />
      <div className="row">
        <span className="hp-number">
          {text('forecast.after', { used: used + planned, allowed })}
          {planned > 0 ? ` · ${text('forecast.ofThese', { used, planned })}` : ''}
        </span>
        <StateChip state={state} />
      </div>
      <Sentences
        of={[
          firstUnsafeDay ? text('forecast.unsafe', { date: formats.dayInSentence(firstUnsafeDay) }) : null,
          spoils ? text('forecast.spoils', { date: formats.dayInSentence(spoils) }) : null,
          ahead.lastSafeDay
            ? text('forecast.last', { from: formats.date(from), date: formats.dayInSentence(ahead.lastSafeDay) })
            : null,
          ahead.mayStay === 0 && isOver ? text('forecast.none', { from: formats.date(from) }) : null,
          isOver && ahead.earliestReturn ? text('return', { date: formats.dayInSentence(ahead.earliestReturn) }) : null,
        ]}
      />
    </div>
  );
}
