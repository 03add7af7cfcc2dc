import type { TimelineEntry } from '@homeport/model/timeline';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { assignmentQuery, isFamily } from '../data/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { timelineQuery } from '../timeline/queries.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { homeWords } from './words.ts';

const most = 3;

/** The next three dates of the plan; for the partner the next ones to do that are shared with them, or nothing. */
export function PlanCard() {
  const isGuest = isFamily(useApp().me);
  const say = usePageWords(homeWords);
  const formats = useFormats();
  const assignment = useQuery(assignmentQuery).data ?? null;
  const plan = useQuery({ ...timelineQuery(assignment?.id ?? ''), enabled: assignment !== null });
  const isNext = (item: TimelineEntry) => (isGuest ? item.doneAt === null : item.eventDate >= today());
  if (!assignment || (isGuest && !plan.data?.some(isNext))) return null;
  return (
    <LoadedCard
      title={say(isGuest ? 'planShared' : 'plan')}
      query={plan}
      aside={<AppLink href="/dashboard/timeline">{say('planAll')}</AppLink>}
    >
      {(found) => {
        const next = found.filter(isNext).slice(0, most);
        if (next.length === 0) return <p className="hp-muted">{say('planNone')}</p>;
        return (
          <ul className="rows">
            {next.map((item) => (
              <li key={item.id} className="row">
                <span className="row-words">{item.description}</span>
                <time className="hp-number row-day" dateTime={item.eventDate}>
                  {item.eventDate === today() ? say('today') : formats.spokenDay(item.eventDate)}
                </time>
              </li>
            ))}
          </ul>
        );
      }}
    </LoadedCard>
  );
}
