import './timeline.css';
import { type TimelineEntry, type TimelinePhase, timelinePhases } from '@homeport/model/timeline';
import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { AppLink } from '@homeport/ui/shell/link.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useOptionName } from '../data/option-name.ts';
import { assignmentQuery, isFamily, phasesQuery } from '../data/queries.ts';
import { today } from '../home/assignment.rules.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { Milestone } from './Milestone.tsx';
import { timelineQuery } from './queries.ts';
import { timelineWords } from './words.ts';

const CalendarDialog = lazyPart(() => import('./CalendarDialog.tsx').then((it) => it.CalendarDialog));

/** The plan by phases: what is over is folded, a line marks today. */
export function TimelinePage() {
  const say = usePageWords(timelineWords);
  const optionName = useOptionName();
  const assignment = useQuery(assignmentQuery).data ?? null;
  const items =
    useQuery({ ...timelineQuery(assignment?.id ?? ''), enabled: assignment !== null }).data ?? ([] as TimelineEntry[]);
  const names = useQuery(phasesQuery).data ?? [];
  const [hasCalendar, setCalendar] = useState(false);
  const { me } = useApp();
  const isGuest = isFamily(me);
  if (items.length === 0)
    return (
      <>
        <PageHeader title={say('title')} />
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
      </>
    );
  const now = today();
  const phases = timelinePhases(
    items.map((item) => ({ ...item, phase: item.timelineItem.phase })),
    names.map((phase) => phase.code),
    now,
  );
  const nameOf = (code: string) => {
    const found = names.find((one) => one.code === code);
    return found ? optionName(found) : code;
  };
  const done = items.filter((item) => (isGuest ? item.doneAt !== null : item.eventDate < now)).length;
  // The note to write first is the next one that has none.
  const next = isGuest ? undefined : items.find((item) => item.eventDate >= now && !item.notesByEmployee)?.id;
  return (
    <>
      <PageHeader
        title={say('title')}
        description={say(isGuest ? 'summaryFamily' : 'summary', { done, count: items.length })}
        actions={
          <Button variant="default" leftSection={<Icon of={CalendarPlus} />} onClick={() => setCalendar(true)}>
            {say('calendar.add')}
          </Button>
        }
      />
      {hasCalendar && assignment ? (
        <Suspense fallback={null}>
          <CalendarDialog assignment={assignment.id} onClose={() => setCalendar(false)} />
        </Suspense>
      ) : null}
      <div className="plan">
        <nav className="plan-phases" aria-label={say('phases')}>
          <ol>
            {phases.map(({ phase, items: list, isPast }) => (
              <li key={phase} data-past={isPast || undefined}>
                <a href={`#phase-${phase}`}>{nameOf(phase)}</a>
                <span className="hp-caption">{say('phaseCount', { count: list.length })}</span>
              </li>
            ))}
          </ol>
        </nav>
        <div className="stack">
          {phases.map((phase) => (
            <Phase key={phase.phase} phase={phase} name={nameOf(phase.phase)} today={now} first={next} />
          ))}
        </div>
      </div>
    </>
  );
}
interface PhaseProps {
  readonly phase: TimelinePhase<TimelineEntry & { readonly phase: string }>;
  readonly name: string;
  readonly today: string;
  readonly first: string | undefined;
}
function Phase({ phase: { phase, items, isPast, hasToday }, name, today: now, first }: PhaseProps) {
  const say = usePageWords(timelineWords);
  const formats = useFormats();
  const past = items.filter((item) => item.eventDate < now);
  const coming = items.filter((item) => item.eventDate >= now);
  const list = (all: typeof items) => (
    <ol className="milestones">
      {all.map((item) => (
        <Milestone key={item.id} item={item} today={now} isFirst={item.id === first} />
      ))}
    </ol>
  );
  const heading = <h2 id={`phase-${phase}`}>{name}</h2>;
  if (isPast)
    return (
      <section aria-labelledby={`phase-${phase}`}>
        <details className="plan-past">
          <summary id={`phase-${phase}`}>{say('pastPhase', { phase: name, count: items.length })}</summary>
          {list(items)}
        </details>
      </section>
    );
  return (
    <section aria-labelledby={`phase-${phase}`}>
      {heading}
      {past.length > 0 ? (
        <details className="plan-past">
          <summary>{say('pastItems', { count: past.length })}</summary>
          {list(past)}
        </details>
      ) : null}
      {hasToday ? (
        <p className="plan-today">
          <span>{say('isToday', { date: formats.date(now) })}</span>
        </p>
      ) : null}
      {list(coming)}
    </section>
  );
}
