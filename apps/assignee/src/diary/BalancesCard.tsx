import {
  type Balance,
  balanceOf,
  type DiaryLine,
  rulesOf,
  type TravelDetail,
  watchedCountries,
} from '@homeport/model/travel';
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
import { UkLinksForm } from './UkLinksForm.tsx';
import { diaryWords } from './words.ts';

/** What each rule leaves, from today on: used, the last safe day of a stay, and the earliest return. */
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
  const facts = useQuery(dayFactsQuery).data;
  const lines = useMemo(() => entries.map(lineOf), [entries]);
  const countries = useMemo(() => watchedCountries(lines, today, home).slice(0, 4), [lines, today, home]);
  const hasUk = countries.includes('GB');
  const uk = useQuery({ ...ukLinksQuery, enabled: hasUk }).data;
  const balances = useMemo(
    () => (facts ? balancesOf(countries, lines, today, { ...facts, uk: uk ?? { wasResident: false, ties: 0 } }) : []),
    [countries, lines, today, facts, uk],
  );
  return (
    <Card title={text('balances')}>
      {balances.length === 0 ? <p className="hp-muted">{text('balances.none')}</p> : null}
      {balances.map((balance) => (
        <BalanceLine key={`${balance.place} ${balance.code}`} balance={balance} />
      ))}
      {hasUk && uk ? <UkLinksForm links={uk} /> : null}
    </Card>
  );
}

/** Each rule once: the area of Schengen counts for all its countries. */
function balancesOf(
  countries: readonly string[],
  lines: readonly DiaryLine[],
  today: string,
  facts: Parameters<typeof rulesOf>[2],
): Balance[] {
  const seen = new Set<string>();
  return countries.flatMap((country) =>
    rulesOf(country, lines, facts).flatMap((rule) => {
      const key = `${rule.place} ${rule.code}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [balanceOf(rule, today)];
    }),
  );
}

function BalanceLine({ balance }: { balance: Balance }) {
  const text = usePageWords(diaryWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const { code, place, used, allowed, mayStay, lastSafeDay, earliestReturn } = balance;
  const name = place === 'SCHENGEN' ? text('place.SCHENGEN') : countryName(place, locale);
  const state = stateOf(used, allowed);
  return (
    <div className="balance">
      <h3>
        {name}: {text(`rule.${code}`)}
      </h3>
      <Meter used={used} allowed={allowed} />
      <div className="row">
        <span className="hp-number">{text('used', { used, allowed })}</span>
        <StatusChip
          state={state}
          tone={state === 'over' ? 'danger' : state === 'near' ? 'warning' : 'success'}
          label={text(state)}
        />
      </div>
      <Sentences
        of={
          mayStay === null
            ? [text('noEnd')]
            : [
                lastSafeDay ? text('lastSafe', { date: formats.date(lastSafeDay) }) : null,
                mayStay > 0 ? text('mayStay', { count: mayStay }) : null,
                earliestReturn ? text('return', { date: formats.date(earliestReturn) }) : null,
              ]
        }
      />
    </div>
  );
}
