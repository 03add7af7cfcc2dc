import { isTimeZone } from '@homeport/grammar';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePageWords } from '../words/page-words.ts';
import { eventsQuery } from './diary-data.ts';
import { diaryWords } from './words.ts';

/** Appointments to come, and those that still have no date. */
export function EventsCard() {
  const text = usePageWords(diaryWords);
  const formats = useFormats();
  const events = useQuery(eventsQuery).data ?? [];
  const now = Temporal.Now.instant().toString();
  const coming = events.filter((event) => event.isScheduled && String(event.endDate) >= now).slice(0, 5);
  const tray = events.filter((event) => !event.isScheduled);
  return (
    <Card title={text('events')} aside={<AppLink href="/dashboard/calendar-entry">{text('events.add')}</AppLink>}>
      {coming.length + tray.length === 0 ? <p className="hp-muted">{text('events.none')}</p> : null}
      <ul className="rows">
        {coming.map((event) => (
          <li key={event.id}>
            <AppLink href={`/dashboard/calendar-entry?id=${event.id}`} className="row-link">
              <span className="row-words">
                <strong>{event.title}</strong>
                <span className="hp-caption">
                  {formats.localTime(String(event.startDate), isTimeZone(event.timeZone) ? event.timeZone : undefined)}
                </span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {tray.length > 0 ? (
        <div>
          <h3 className="section-title">{text('events.tray')}</h3>
          <ul className="rows">
            {tray.map((event) => (
              <li key={event.id}>
                <AppLink href={`/dashboard/calendar-entry?id=${event.id}`} className="row-link">
                  {event.title}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  );
}
