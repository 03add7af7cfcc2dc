import { type RequiredDocument, requirementState } from '@homeport/model/documents';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useEffect, useId, useRef } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { ConfirmRequired } from './ConfirmRequired.tsx';
import { SendIn } from './SendIn.tsx';
import { useKindName } from './use-kind-name.ts';
import { documentWords } from './words.ts';

const tones = { overdue: 'danger', open: 'info', rejected: 'danger', inReview: 'warning', done: 'success' } as const;

/** One thing that is required: due, why, what is accepted, and how to meet it. In review it is locked. */
export function Requirement({
  of,
  isFirst,
  isWanted,
}: {
  of: RequiredDocument;
  /** Its action is the primary one of the page. */
  isFirst: boolean;
  /** The address leads to it. */
  isWanted: boolean;
}) {
  const text = usePageWords(documentWords);
  const formats = useFormats();
  const kindName = useKindName();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const state = requirementState(of, today());
  const isAsking = state === 'open' || state === 'overdue' || state === 'rejected';
  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  const kind = kindName(of.documentType);
  return (
    <article ref={card} className="hp-card requirement" aria-labelledby={id} data-wanted={isWanted || undefined}>
      <header className="requirement-head">
        <h3 id={id}>{of.name}</h3>
        <StatusChip
          state={state}
          tone={tones[state]}
          label={text(of.kind === 'DOWNLOAD' && isAsking ? 'required.toRead' : `required.${state}`)}
        />
      </header>
      <p className="hp-muted">
        {of.dependant ? text('required.of', { name: of.dependant.label }) : text('required.yours')}
      </p>
      {of.dueDate && isAsking ? (
        <p className={state === 'overdue' ? 'hp-danger' : 'hp-muted'}>
          {text(state === 'overdue' ? 'required.wasDue' : 'required.due', { date: formats.dayInSentence(of.dueDate) })}
        </p>
      ) : null}
      {of.reason && isAsking ? <p>{of.reason}</p> : null}
      {of.kind === 'UPLOAD' && isAsking ? (
        <p className="hp-caption">{[kind, text(`accepts.${of.accepts}`)].filter(Boolean).join(' · ')}</p>
      ) : null}
      {state === 'rejected' && of.decisionReason ? (
        <p className="requirement-reason">
          <strong>{text('required.why')}</strong> {of.decisionReason}
        </p>
      ) : null}
      {state === 'inReview' && of.submittedAt ? (
        <p className="hp-muted">{text('required.locked', { date: formats.date(of.submittedAt.slice(0, 10)) })}</p>
      ) : null}
      {of.status === 'CONFIRMED' && of.confirmedAt ? (
        <p className="hp-muted">{text('confirmedOn', { date: formats.localTime(of.confirmedAt) })}</p>
      ) : null}
      {of.file ? (
        <AppLink href={`/dashboard/documents?file=${of.file.id}`}>{text('show', { name: of.file.label })}</AppLink>
      ) : null}
      {isAsking ? (
        of.kind === 'UPLOAD' ? (
          <SendIn of={of} isFirst={isFirst} />
        ) : (
          <ConfirmRequired of={of} isFirst={isFirst} />
        )
      ) : null}
    </article>
  );
}
