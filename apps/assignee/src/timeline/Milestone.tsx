import type { TimelineEntry } from '@homeport/model/timeline';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { isFamily } from '../data/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { NoteButton, OwnNote, useOwnNote } from './OwnNote.tsx';
import { linkedQuery } from './queries.ts';
import { DoneButton, ShareButton, SharedTask } from './SharedTask.tsx';
import { useSharedTask } from './use-shared-task.ts';
import { timelineWords } from './words.ts';

interface MilestoneProps {
  readonly item: TimelineEntry;
  readonly today: string;
  readonly isFirst: boolean;
  /** Of another assignment than the present one: its name is a level lower. */
  readonly isBeside?: boolean;
  /** Of an assignment that is over: it is read, and nothing more is done on it but taking it back. */
  readonly isOver?: boolean;
}
const groups: readonly string[] = ['DOCUMENTS', 'HOUSING', 'FAMILY', 'MOVE', 'WORK'];

/** One date of the plan with what it is, what was said about it, and the services that belong to it. */
export function Milestone({ item, today, isFirst, isBeside = false, isOver = false }: MilestoneProps) {
  const say = usePageWords(timelineWords);
  const formats = useFormats();
  const { eventDate, timelineItem, linkedServices } = item;
  const isPast = eventDate < today;
  const isToday = eventDate === today;
  const isDone = item.doneAt !== null;
  const isGuest = isFamily(useApp().me);
  const own = useOwnNote(item);
  const task = useSharedTask(item);
  const group = timelineItem.timelineGrp;
  const Name = isBeside && !isOver ? 'h4' : 'h3';
  return (
    <li className="milestone" data-past={isPast || isDone || undefined} data-today={isToday || undefined}>
      <Icon of={isPast || isDone ? CircleCheck : isToday ? CalendarCheck : CircleDashed} />
      <div className="milestone-words">
        <Name className="milestone-name">{item.description}</Name>
        <p className="hp-muted">
          <time className="hp-number" dateTime={eventDate}>
            {isPast ? formats.date(eventDate) : formats.spokenDay(eventDate)}
          </time>
          {groups.includes(group) ? ` · ${say(`group.${group}` as 'group.MOVE')}` : null}
        </p>
        {timelineItem.longDescription ? <p>{timelineItem.longDescription}</p> : null}
        {item.notesForEmployee ? (
          <div className="milestone-note">
            <strong>{say('noteForYou')}</strong>
            <p>{item.notesForEmployee}</p>
          </div>
        ) : null}
        {linkedServices > 0 ? <Linked item={item} /> : null}
        <SharedTask item={item} task={task} />
        <OwnNote item={item} own={own} />
        <div className="milestone-deeds">
          {isOver ? null : (
            <>
              <DoneButton item={item} task={task} isPrimary={isFirst} />
              <NoteButton item={item} own={own} isPrimary={isFirst && !isGuest} />
              {isPast ? null : <AddToCalendar item={item} />}
            </>
          )}
          <ShareButton item={item} task={task} mayShare={!isPast && !isOver} />
        </div>
      </div>
    </li>
  );
}
function Linked({ item }: { item: TimelineEntry }) {
  const say = usePageWords(timelineWords);
  const [isOpen, setOpen] = useState(false);
  const linked = useQuery({ ...linkedQuery(item), enabled: isOpen });
  return (
    <details className="milestone-linked" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('linked', { count: item.linkedServices })}</summary>
      {linked.error ? <p className="hp-danger">{say('linkedFailed')}</p> : null}
      <ul>
        {(linked.data ?? []).map((service) => (
          <li key={service.id}>
            <AppLink href={`/dashboard/services/${service.id}`}>{service.name}</AppLink>
            {service.providerName ? <span className="hp-muted"> · {service.providerName}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
