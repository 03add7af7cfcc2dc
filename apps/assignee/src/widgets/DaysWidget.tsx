import type { PlacedWidget } from '@homeport/model/widgets';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { yearsQuery } from '../diary/diary-data.ts';
import { usePageWords } from '../words/page-words.ts';
import { ChartSwitch } from './ChartSwitch.tsx';
import { Figures } from './Figures.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { widgetWords } from './words.ts';

/** Countries in the chart; the calendar has all. */
const most = 6;

/** Days per country in the newest year of the diary, or the year its settings name. */
export function DaysWidget({ of }: { of: PlacedWidget }) {
  const text = usePageWords(widgetWords);
  const years = useQuery(yearsQuery);
  const [asTable, setTable] = useState(false);
  return (
    <WidgetCard of={of} query={years} aside={<ChartSwitch name={of.name} asTable={asTable} onChange={setTable} />}>
      {(all) => {
        const year = typeof of.settings.year === 'number' ? of.settings.year : (all[0]?.year ?? 0);
        const shown = all.filter((one) => one.year === year).slice(0, most);
        if (shown.length === 0) return <p className="hp-muted">{text('noDays')}</p>;
        return (
          <>
            <AppLink href="/dashboard/tracker" className="widget-total">
              {text('days.year', { year: String(year) })}
            </AppLink>
            <Figures
              name={of.name}
              figures={shown.map((one) => ({
                key: one.countryCode,
                label: one.country,
                value: one.days,
                words: [
                  text('days', { count: one.days }),
                  ...(one.planned > 0 ? [text('days.planned', { count: one.planned })] : []),
                ].join(' · '),
                href: '/dashboard/tracker',
              }))}
              columns={[text('daysIn', { year: String(year) }), text('daysColumn')]}
              asTable={asTable}
            />
          </>
        );
      }}
    </WidgetCard>
  );
}
