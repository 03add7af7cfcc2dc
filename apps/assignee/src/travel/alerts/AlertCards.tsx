import type { AlertLine } from '@homeport/model/travel';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadedCard } from '../../data/LoadedCard.tsx';
import { usePageWords } from '../../words/page-words.ts';
import { alertsQuery } from '../travel-data.ts';
import { travelWords } from '../words.ts';
import { AlertHead } from './AlertHead.tsx';
import { useBecause } from './use-because.ts';

/** The alerts of the person in full; `wanted` is the one an address leads to. */
export function AlertCards({ wanted }: { wanted?: string | undefined }) {
  const say = usePageWords(travelWords);
  const query = useQuery(alertsQuery);
  return (
    <LoadedCard title={say('alerts.title')} query={query} rows={2}>
      {(alerts) =>
        alerts.length === 0 ? (
          <p className="hp-muted">{say('alerts.none')}</p>
        ) : (
          <ul className="alert-list">
            {alerts.map((alert) => (
              <FullAlert key={alert.id} alert={alert} isWanted={alert.id === wanted} />
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}

/** One alert: how serious, where, what to do, until when, who says so, and why it is shown here. */
export function FullAlert({ alert, isWanted = false }: { alert: AlertLine; isWanted?: boolean }) {
  const say = usePageWords(travelWords);
  const formats = useFormats();
  const because = useBecause();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li ref={item} className="alert">
      <AlertHead alert={alert} />
      <h3>{alert.title}</h3>
      <p className="alert-text">{alert.body}</p>
      <p className="hp-muted">{because(alert)}</p>
      <p className="hp-caption">
        {alert.validTo
          ? say('alerts.until', { date: formats.dayInSentence(alert.validTo) })
          : say('alerts.untilFurther')}
        {' · '}
        {alert.sourceLink ? (
          <a href={alert.sourceLink} target="_blank" rel="noopener noreferrer">
            {say('alerts.source', { source: alert.source })}
            <span className="hp-hidden"> {say('alerts.newPage')}</span>
          </a>
        ) : (
          say('alerts.source', { source: alert.source })
        )}
      </p>
    </li>
  );
}
