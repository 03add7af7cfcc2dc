import { serviceGroups } from '@homeport/model/cases';
import type { PlacedWidget } from '@homeport/model/widgets';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { servicesQuery } from '../services/queries.ts';
import { usePageWords } from '../words/page-words.ts';
import { ChartSwitch } from './ChartSwitch.tsx';
import { Figures } from './Figures.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { widgetWords } from './words.ts';

/** How many services stand where. */
export function ServicesWidget({ of }: { of: PlacedWidget }) {
  const text = usePageWords(widgetWords);
  const services = useQuery(servicesQuery);
  const [asTable, setTable] = useState(false);
  return (
    <WidgetCard of={of} query={services} aside={<ChartSwitch name={of.name} asTable={asTable} onChange={setTable} />}>
      {(all) =>
        all.length === 0 ? (
          <p className="hp-muted">{text('services.none')}</p>
        ) : (
          <>
            <AppLink href="/dashboard/services" className="widget-total">
              {text('services', { count: all.length })}
            </AppLink>
            <Figures
              name={of.name}
              figures={serviceGroups.map((group) => {
                const value = all.filter((one) => one.group === group).length;
                return {
                  key: group,
                  label: text(`group.${group}`),
                  value,
                  words: text('services', { count: value }),
                  href: `/dashboard/services#services-${group}`,
                };
              })}
              columns={[text('stateColumn'), text('servicesColumn')]}
              asTable={asTable}
            />
          </>
        )
      }
    </WidgetCard>
  );
}
