import { type Balance, balancesIn, daysWithoutEntry, type TravelDetail, watchedCountries } from '@homeport/model/diary';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { ukLinksQuery } from './diary-data.ts';
import { lineOf } from './diary-entries.rules.ts';
import { isOfTax } from './is-of-tax.ts';
import { Meter } from './Meter.tsx';
import { onceForResidents, ResidentLine } from './ResidentLine.tsx';
import { Sentences } from './Sentences.tsx';
import { StateChip } from './StateChip.tsx';
import { UkLinksForm } from './UkLinksForm.tsx';
import { useDayFacts } from './use-day-facts.ts';
import { diaryWords } from './words.ts';

/** Limits of a tax year count from its first day; what looks back from today has a window of its own. */
const isOfTaxYear = ({ code, state }: Balance): boolean =>
  state !== 'resident' && code !== 'SCHENGEN' && code !== 'OECD_12_MONTHS';

/** How long one may be there comes before what is taxed there: who reads one line only is not to overstay by it. */
const visaFirst = (balances: readonly Balance[]): readonly Balance[] =>
  [...balances].sort((one, other) => Number(isOfTax(one)) - Number(isOfTax(other)));

/**
 * What each rule leaves, from today on: used, the last safe day of a stay, and the earliest return. Days without an entry are said once
 * on the tracker: of this year by the days per country, and here only where a tax year began before it.
 */
export function BalancesCard({
  entries,
  today,
  home,
}: {
  entries: readonly TravelDetail[];
  today: string;
  home: string | null;
}) {
  const text = usePageWords(diaryWords);
  const lines = useMemo(() => entries.map(lineOf), [entries]);
  const countries = useMemo(() => watchedCountries(lines, today, home).slice(0, 4), [lines, today, home]);
  const hasUk = countries.includes('GB');
  const facts = useDayFacts(hasUk);
  const uk = useQuery({ ...ukLinksQuery, enabled: hasUk }).data;
  const balances = useMemo(
    () => (facts ? balancesIn(countries, lines, facts, today) : []),
    [countries, lines, today, facts],
  );
  const formats = useFormats();
  const since =
    balances
      .filter(isOfTaxYear)
      .map(({ from }) => from)
      .sort()[0] ?? today;
  const silent = daysWithoutEntry(lines, since, today);
  return (
    <Card title={text('balances')}>
      {since < `${today.slice(0, 4)}-01-01` && silent > 0 ? (
        <p className="hp-caption hp-number">{text('silent', { count: silent, date: formats.date(since) })}</p>
      ) : null}
      {balances.length === 0 ? <p className="hp-muted">{text('balances.none')}</p> : null}
      {visaFirst(onceForResidents(balances)).map((balance) => (
        <BalanceLine key={`${balance.place} ${balance.code}`} balance={balance} />
      ))}
      {hasUk && uk ? <UkLinksForm links={uk} /> : null}
    </Card>
  );
}

function BalanceLine({ balance }: { balance: Balance }) {
  const text = usePageWords(diaryWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const { code, place, used, planned, allowed, mayStay, lastSafeDay, earliestReturn, firstOver, state } = balance;
  const name = place === 'SCHENGEN' ? text('place.SCHENGEN') : countryName(place, locale);
  if (state === 'resident') return <ResidentLine place={name} />;
  const isYear = isOfTaxYear(balance);
  const isTax = isOfTax(balance);
  return (
    <div className="balance">
      <h3>{text('rule.at', { place: name, rule: text(`rule.${code}`) })}</h3>
      <Meter used={used} planned={isYear ? planned : 0} allowed={allowed} state={state} />
      <div className="row">
        <span className="hp-number">
          {text('used', { used, allowed })}
          {planned > 0 ? ` · ${text('planned', { count: planned })}` : ''}
        </span>
        <StateChip state={state} />
      </div>
      <Sentences
        of={[
          isYear ? text('year', { from: formats.date(balance.from), to: formats.date(balance.to) }) : null,
          state === 'plannedOver' && firstOver ? text('planOver', { date: formats.dayInSentence(firstOver) }) : null,
          mayStay === null ? text('noEnd') : null,
          mayStay === 0 ? text('noDay') : null,
          lastSafeDay ? text(isTax ? 'lastSafe.tax' : 'lastSafe', { date: formats.dayInSentence(lastSafeDay) }) : null,
          mayStay && !isTax ? text('mayStay', { count: mayStay }) : null,
          earliestReturn ? text('return', { date: formats.dayInSentence(earliestReturn) }) : null,
        ]}
      />
    </div>
  );
}
