import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { LoadedCard } from '../../data/LoadedCard.tsx';
import { isFamily } from '../../data/queries.ts';
import { useApp } from '../../shell/app-context.ts';
import { usePageWords } from '../../words/page-words.ts';
import { alertsQuery } from '../travel-data.ts';
import { travelWords } from '../words.ts';
import { FullAlert } from './AlertCards.tsx';
import { AlertHead } from './AlertHead.tsx';
import { useBecause } from './use-because.ts';

const most = 2;

/** The gravest alerts on Home; nothing is drawn while there is none. The family, who has no page of trips, reads them here. */
export function HomeAlerts() {
  const say = usePageWords(travelWords);
  const because = useBecause();
  const isGuest = isFamily(useApp().me);
  const query = useQuery(alertsQuery);
  const alerts = query.data ?? [];
  if (query.error && !query.data)
    return (
      <LoadedCard title={say('alerts.title')} query={query}>
        {() => null}
      </LoadedCard>
    );
  if (alerts.length === 0) return null;
  if (isGuest)
    return (
      <Card title={say('alerts.title')}>
        <ul className="alert-list">
          {alerts.map((alert) => (
            <FullAlert key={alert.id} alert={alert} />
          ))}
        </ul>
      </Card>
    );
  return (
    <Card title={say('alerts.title')} aside={<AppLink href="/dashboard/travel">{say('alerts.all')}</AppLink>}>
      <ul className="alert-list">
        {alerts.slice(0, most).map((alert) => (
          <li key={alert.id} className="alert">
            <AlertHead alert={alert} />
            <AppLink href={`/dashboard/travel?alert=${alert.id}`} className="alert-link">
              {alert.title}
            </AppLink>
            <span className="hp-muted">{because(alert)}</span>
          </li>
        ))}
      </ul>
      {alerts.length > most ? (
        <p className="hp-caption">{say('alerts.more', { count: alerts.length - most })}</p>
      ) : null}
    </Card>
  );
}
