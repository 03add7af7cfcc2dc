import { type StayFrom, staysFrom, type TravelDetail } from '@homeport/model/diary';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useMemo, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { lineOf } from './diary-entries.rules.ts';
import { isOfTax } from './is-of-tax.ts';
import { onceForResidents, ResidentLine } from './ResidentLine.tsx';
import { Sentences } from './Sentences.tsx';
import { StateChip } from './StateChip.tsx';
import { useDayFacts } from './use-day-facts.ts';
import { diaryWords } from './words.ts';

interface StayCardProps {
  readonly entries: readonly TravelDetail[];
  readonly today: string;
}
/** "How long may I stay?" of any country from any day on, by the rules that judge an entry; nothing is entered for it. */
export function StayCard({ entries, today }: StayCardProps) {
  const text = usePageWords(diaryWords);
  const [country, setCountry] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(today);
  const facts = useDayFacts(country === 'GB');
  const lines = useMemo(() => entries.map(lineOf), [entries]);
  const stays = useMemo(
    () => (facts && country && from && from >= today ? staysFrom(country, from, { lines, facts, today }) : []),
    [facts, country, from, lines, today],
  );
  return (
    <Card title={text('stay')}>
      <div className="hp-lines">
        <p className="hp-muted">{text('stay.pick')}</p>
        <CountryField label={text('country')} value={country} onChange={setCountry} />
        <DateField label={text('stay.from')} value={from} min={today} onChange={setFrom} />
      </div>
      <div aria-live="polite">
        {from
          ? onceForResidents(stays).map((stay) => (
              <StayLine key={`${stay.place} ${stay.code}`} stay={stay} from={from} />
            ))
          : null}
      </div>
    </Card>
  );
}

function StayLine({ stay, from }: { readonly stay: StayFrom; readonly from: string }) {
  const text = usePageWords(diaryWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const { code, place, remaining, mayStay, lastSafeDay, earliestReturn, state } = stay;
  const name = place === 'SCHENGEN' ? text('place.SCHENGEN') : countryName(place, locale);
  if (state === 'resident') return <ResidentLine place={name} />;
  const begins = formats.date(from);
  return (
    <div className="balance">
      <h3>{text('rule.at', { place: name, rule: text(`rule.${code}`) })}</h3>
      <div className="row">
        <span className="hp-number">{text('stay.left', { count: remaining })}</span>
        <StateChip state={state} />
      </div>
      <Sentences
        of={[
          mayStay === null ? text('stay.noEnd', { from: begins }) : null,
          mayStay && lastSafeDay && isOfTax(stay)
            ? text('stay.until.tax', { from: begins, date: formats.dayInSentence(lastSafeDay) })
            : null,
          mayStay && lastSafeDay && !isOfTax(stay)
            ? text('stay.until', { count: mayStay, from: begins, date: formats.dayInSentence(lastSafeDay) })
            : null,
          mayStay === 0 ? text('forecast.none', { from: begins }) : null,
          mayStay === 0 && earliestReturn ? text('return', { date: formats.dayInSentence(earliestReturn) }) : null,
        ]}
      />
    </div>
  );
}
