import './timeline.css';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { assignmentQuery, isFamily } from '../data/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { LeftWaiting } from './LeftWaiting.tsx';
import { OtherPlans, useDrawn } from './OtherPlans.tsx';
import { Plan } from './Plan.tsx';
import { timelineQuery } from './queries.ts';
import { PartnerHint } from './SharedTask.tsx';
import { timelineWords } from './words.ts';

const NextTrips = lazyPart(() => import('../travel/NextTrips.tsx').then((it) => it.NextTrips));
const CalendarDialog = lazyPart(() => import('./CalendarDialog.tsx').then((it) => it.CalendarDialog));

/** The plan of the present assignment, and below it those of the next and of earlier ones. */
export function TimelinePage() {
  const say = usePageWords(timelineWords);
  const assignment = useQuery(assignmentQuery).data ?? null;
  const items = useQuery({ ...timelineQuery(assignment?.id ?? ''), enabled: assignment !== null }).data ?? [];
  const drawn = useDrawn(assignment?.id);
  const isGuest = isFamily(useApp().me);
  const now = today();
  const done = items.filter((item) => (isGuest ? item.doneAt !== null : item.eventDate < now)).length;
  return (
    <>
      <PageHeader
        title={say('title')}
        {...(items.length > 0
          ? { description: say(isGuest ? 'summaryFamily' : 'summary', { done, count: items.length }) }
          : {})}
        {...((items.length > 0 || drawn?.length) && assignment
          ? { actions: <Calendar assignment={assignment.id} /> }
          : {})}
      />
      {drawn ? <LeftWaiting items={drawn} /> : null}
      {isGuest ? null : (
        <div className="plan-trips">
          <Suspense fallback={null}>
            <NextTrips />
          </Suspense>
        </div>
      )}
      {items.length > 0 ? (
        <>
          <PartnerHint />
          <Plan items={items} present={assignment?.phase ?? null} />
        </>
      ) : (
        <EmptyState
          icon={ListChecks}
          title={say(isGuest ? 'emptyFamily' : 'empty')}
          action={
            <AppLink href="/dashboard/services" className="hp-button">
              {say('openServices')}
            </AppLink>
          }
        >
          {say(isGuest ? 'emptyTextFamily' : 'emptyText')}
        </EmptyState>
      )}
      {assignment ? <OtherPlans present={assignment.id} /> : null}
    </>
  );
}
function Calendar({ assignment }: { readonly assignment: string }) {
  const say = usePageWords(timelineWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Icon of={CalendarPlus} />} onClick={() => setOpen(true)}>
        {say('calendar.add')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CalendarDialog assignment={assignment} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
