import './desk.css';
import { ask, Problem, run } from '@homeport/client';
import { closeTicket, reopenTicket, replyToTicket, type Ticket, type TicketReply } from '@homeport/model/help-desk';
import { helpDeskTicketStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { TalkComposer } from '@homeport/ui/talk/TalkComposer.tsx';
import { TalkList, type TalkMessage } from '@homeport/ui/talk/TalkList.tsx';
import { useTalkFiles } from '@homeport/ui/talk/use-talk-files.ts';
import { WaitingFiles } from '@homeport/ui/talk/WaitingFiles.tsx';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { MessageFiles } from '../chat/MessageFiles.tsx';
import { usePageWords } from '../words/page-words.ts';
import { ticketQuery } from './desk-data.ts';
import { deskWords } from './words.ts';

/** One ticket: the whole conversation, its state, and what can be done. */
export function TicketPage() {
  const { messageID = '' } = useParams({ strict: false });
  const { data, error } = useQuery(ticketQuery(messageID));
  if (error instanceof Problem && error.status === 404)
    return <Navigate to="/dashboard/contactUs/helpdesk" search={{ missing: true }} replace />;
  return data ? <Conversation key={data.id} ticket={data} /> : null;
}

function Conversation({ ticket }: { ticket: Ticket }) {
  const text = usePageWords(deskWords);
  const queries = useQueryClient();
  const files = useTalkFiles('file-storage/message');
  const [problem, setProblem] = useState<Problem | null>(null);
  const isClosed = ticket.status === 'CLOSED';
  const after = () => queries.invalidateQueries({ queryKey: ['tickets'] });
  const messages: TalkMessage[] = [
    {
      id: ticket.id,
      author: ticket.assigneeName,
      isMine: true,
      text: ticket.detail,
      at: ticket.created,
      files: ticket.files.length > 0 ? <MessageFiles files={ticket.files} /> : undefined,
    },
    ...ticket.correspondence.map((one) => shown(one, text)),
  ];
  const send = async (message: string) => {
    setProblem(null);
    try {
      const body = { helpDeskId: ticket.id, message, attachments: files.stored };
      await ask(replyToTicket, { body, key: crypto.randomUUID() });
      files.clear();
      await after();
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      throw error;
    }
  };
  const move = (action: typeof closeTicket | typeof reopenTicket) =>
    run(action, ticket.id, {}, { key: crypto.randomUUID() })
      .then(after)
      .then(() => toasts.show(text('actionDone')))
      .catch(() => toasts.show(text('actionFailed'), 'danger'));
  return (
    <>
      <PageHeader
        title={ticket.subject}
        aside={ticket.reference}
        chip={
          <StatusChip
            state={ticket.status}
            tone={helpDeskTicketStatusTones[ticket.status]}
            label={text(`status.${ticket.status}`)}
          />
        }
        crumbs={[
          { label: text('contactUs'), href: '/dashboard/contactUs' },
          { label: text('title'), href: '/dashboard/contactUs/helpdesk' },
        ]}
        actions={
          isClosed ? (
            <Button onClick={() => void move(reopenTicket)}>{text('reopen')}</Button>
          ) : (
            <Button variant="default" onClick={() => void move(closeTicket)}>
              {text('close')}
            </Button>
          )
        }
      />
      <div className="ticket-columns">
        <div className="hp-lines">
          <TalkList label={text('conversation')} messages={messages} />
          {problem ? (
            <InlineError message={text('notReplied')} {...(problem.status < 500 ? { advice: problem.message } : {})} />
          ) : null}
          <TalkComposer
            label={text('writeReply')}
            sendLabel={text('reply')}
            draftKey={`ticket ${ticket.id}`}
            maxLength={10_000}
            onSend={send}
            onFiles={files.add}
            accept={files.accept}
            hasFiles={files.stored.length > 0}
            isBusy={files.isSending}
            files={<WaitingFiles control={files} />}
            {...(isClosed ? { closed: text('closedText') } : {})}
          />
        </div>
        <Facts ticket={ticket} />
      </div>
    </>
  );
}

function Facts({ ticket }: { ticket: Ticket }) {
  const text = usePageWords(deskWords);
  const formats = useFormats();
  return (
    <Card title={text('facts')}>
      <dl className="hp-facts">
        <div>
          <dt>{text('about')}</dt>
          <dd>{text(`category.${ticket.category}`)}</dd>
        </div>
        <div>
          <dt>{text('created')}</dt>
          <dd>{formats.localTime(ticket.created)}</dd>
        </div>
        <div>
          <dt>{text('lookedAfter')}</dt>
          <dd>{ticket.assignedName ?? text('nobodyYet')}</dd>
        </div>
      </dl>
    </Card>
  );
}

function shown(
  one: TicketReply,
  text: (key: 'event.CLOSED' | 'event.REOPENED' | 'event.TAKEN', values: { name: string }) => string,
): TalkMessage {
  const isEvent = one.kind === 'EVENT';
  const code = one.text === 'REOPENED' || one.text === 'TAKEN' ? one.text : 'CLOSED';
  return {
    id: one.id,
    author: one.authorName,
    isMine: one.isMine || one.isFromAssignee,
    text: isEvent ? text(`event.${code}`, { name: one.authorName }) : one.text,
    at: one.created,
    isEvent,
    files: one.files.length > 0 ? <MessageFiles files={one.files} /> : undefined,
  };
}
