import { type EntryForecast, entryForecast, type TravelDetail, type TypedEntry } from '@homeport/model/diary';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { useMemo } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { knownOf } from './diary-entries.rules.ts';
import { Meter } from './Meter.tsx';
import { onceForResidents, ResidentLine } from './ResidentLine.tsx';
import { Sentences } from './Sentences.tsx';
import { StateChip } from './StateChip.tsx';
import { useDayFacts } from './use-day-facts.ts';
import { diaryWords } from './words.ts';

/** What days in a country would do to every limit there, beside what is in the diary; none until that is known. */
export function useForecast(typed: TypedEntry | null, entries: readonly TravelDetail[]): readonly EntryForecast[] {
  const facts = useDayFacts(typed?.lines.some((line) => line.country === 'GB') ?? false);
  const known = useMemo(() => entries.map(knownOf), [entries]);
  return useMemo(
    () => (facts && typed ? onceForResidents(entryForecast(typed, known, facts, today())) : []),
    [facts, typed, known],
  );
}

/** Each limit with what it comes to, from the first of the days (`from`) on. */
export function ForecastLines({ of, from }: { readonly of: readonly EntryForecast[]; readonly from: string }) {
  return of.map((one) => <ForecastLine key={`${one.place} ${one.code}`} of={one} from={from} />);
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
