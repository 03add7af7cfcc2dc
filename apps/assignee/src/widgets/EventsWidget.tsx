import type { PlacedWidget } from '@homeport/model/widgets';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { assignmentQuery } from '../data/queries.ts';
import { timelineQuery } from '../timeline/queries.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { WidgetCard } from './WidgetCard.tsx';
import { widgetWords } from './words.ts';

/** Dates shown; the timeline has all. */
const most = 5;

/** The next dates of the timeline. */
export function EventsWidget({ of }: { of: PlacedWidget }) {
  const text = usePageWords(widgetWords);
  const formats = useFormats();
  const assignment = useQuery(assignmentQuery);
  const id = assignment.data?.id;
  const plan = useQuery({ ...timelineQuery(id ?? ''), enabled: id !== undefined });
  // Without an assignment there is no timeline to wait for.
  if (assignment.data === null)
    return (
      <WidgetCard of={of} query={assignment}>
        {() => <NoEvents />}
      </WidgetCard>
    );
  return (
    <WidgetCard
      of={of}
      query={assignment.error ? (assignment as never) : plan}
      aside={<AppLink href="/dashboard/timeline">{text('events.all')}</AppLink>}
    >
      {(all) => {
        const next = all.filter((one) => one.eventDate >= today()).slice(0, most);
        if (next.length === 0) return <NoEvents />;
        return (
          <ul className="rows">
            {next.map((one) => (
              <li key={one.id} className="row">
                <span className="row-words">{one.description}</span>
                <time className="hp-number row-day" dateTime={one.eventDate}>
                  {formats.spokenDay(one.eventDate)}
                </time>
              </li>
            ))}
          </ul>
        );
      }}
    </WidgetCard>
  );
}

function NoEvents() {
  const text = usePageWords(widgetWords);
  return <p className="hp-muted">{text('events.none')}</p>;
}
