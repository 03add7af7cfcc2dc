import './talk.css';
import { Check, CheckCheck, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats, useSettings } from '../language/settings.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PersonMark } from '../parts/PersonMark.tsx';
import { byDay, dayOf, foldEvents } from './talk-days.rules.ts';
import { useTalkText } from './talk-words.ts';

/** One thing said, as a thread shows it. */
export interface TalkMessage {
  readonly id: string;
  readonly author: string;
  readonly isMine: boolean;
  readonly text: string;
  /** The language of the text, where that is not the page's. */
  readonly lang?: string;
  /** A moment, ISO UTC. */
  readonly at: string;
  /** Still on the device, or refused. */
  readonly state?: 'waiting' | 'failed';
  /** Why it was refused. */
  readonly reason?: string;
  /** Everyone else has read it; only said of own messages. */
  readonly isRead?: boolean;
  /** Something happened; nobody said it. Events in a row are folded. */
  readonly isEvent?: boolean;
  /** Marks beside the name: audience, role. */
  readonly marks?: ReactNode;
  readonly files?: ReactNode;
}
export interface TalkListProps {
  readonly messages: readonly TalkMessage[];
  readonly label: string;
  readonly onRetry?: (id: string) => void;
  readonly onCancel?: (id: string) => void;
  /** Stands where nothing was said yet. */
  readonly empty?: ReactNode;
}

/** A thread by day, own messages on the right; knows nothing of where it comes from. */
export function TalkList({ messages, label, empty, ...deeds }: TalkListProps) {
  const text = useTalkText();
  const formats = useFormats();
  const { timeZone } = useSettings();
  if (messages.length === 0) return empty ?? null;
  const now = Temporal.Now.instant();
  const today = dayOf(String(now), timeZone);
  const yesterday = dayOf(String(now.subtract({ hours: 24 })), timeZone);
  const nameOf = (day: string) =>
    day === today ? text('today') : day === yesterday ? text('yesterday') : formats.date(day);
  return (
    <div className="hp-talk" role="log" aria-label={label}>
      {byDay(messages, timeZone).map(({ day, messages: said }) => (
        <section key={day} aria-label={nameOf(day)}>
          <p className="hp-talk-day" aria-hidden>
            {nameOf(day)}
          </p>
          <ol>
            {foldEvents(said).map((one) =>
              Array.isArray(one) ? (
                <Events key={one[0].id} events={one} />
              ) : (
                <Bubble key={(one as TalkMessage).id} message={one as TalkMessage} {...deeds} />
              ),
            )}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Events({ events }: { events: readonly TalkMessage[] }) {
  const text = useTalkText();
  const time = useTime();
  const lines = events.map((one) => (
    <p key={one.id} className="hp-talk-event">
      {one.text} · {time(one.at)}
    </p>
  ));
  return (
    <li>
      {events.length < 3 ? (
        lines
      ) : (
        <details className="hp-talk-events">
          <summary>{text('events', { count: events.length })}</summary>
          {lines}
        </details>
      )}
    </li>
  );
}

function Bubble({
  message,
  onRetry,
  onCancel,
}: { message: TalkMessage } & Pick<TalkListProps, 'onRetry' | 'onCancel'>) {
  const text = useTalkText();
  const time = useTime();
  const { id, author, isMine, state, isRead } = message;
  return (
    <li className="hp-talk-line" data-mine={isMine || undefined} data-state={state}>
      {isMine ? null : <PersonMark name={author} small />}
      <div className="hp-talk-bubble">
        <p className="hp-talk-head">
          <strong className={isMine ? 'hp-hidden' : undefined}>{isMine ? text('you') : author}</strong>
          {message.marks}
        </p>
        {message.text ? (
          <p className="hp-talk-text" lang={message.lang}>
            {message.text}
          </p>
        ) : null}
        {message.files}
        <p className="hp-talk-foot">
          {state === 'waiting' ? (
            <>
              <Icon of={Clock} small /> {text('waiting')}
            </>
          ) : state === 'failed' ? (
            <>
              <Icon of={TriangleAlert} small /> {text('failed')} {message.reason}
            </>
          ) : (
            <>
              <time dateTime={message.at}>{time(message.at)}</time>
              {isMine && isRead !== undefined ? (
                <>
                  <Icon of={isRead ? CheckCheck : Check} small />
                  <span>{text(isRead ? 'read' : 'sent')}</span>
                </>
              ) : null}
            </>
          )}
        </p>
        {state ? (
          <p className="hp-talk-deeds">
            {state === 'failed' && onRetry ? (
              <button type="button" className="hp-link-button" onClick={() => onRetry(id)}>
                {text('retry')}
              </button>
            ) : null}
            {onCancel ? (
              <button type="button" className="hp-link-button" onClick={() => onCancel(id)}>
                {text(state === 'failed' ? 'remove' : 'cancel')}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** Hour and minute where the reader is. */
function useTime(): (moment: string) => string {
  return useFormats().clock;
}
