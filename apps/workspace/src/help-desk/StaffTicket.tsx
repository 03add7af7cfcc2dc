import '@homeport/ui/parts/status-chip.css';
import { ask, Problem, records, run } from '@homeport/client';
import {
  cannedAnswer,
  closeTicket,
  readTicket,
  reopenTicket,
  replyToTicket,
  type Ticket,
  takeTicket,
} from '@homeport/model/help-desk';
import { helpDeskTicketStatusTones } from '@homeport/model/tones';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { TalkComposer } from '@homeport/ui/talk/TalkComposer.tsx';
import { TalkList, type TalkMessage } from '@homeport/ui/talk/TalkList.tsx';
import { useTalkFiles } from '@homeport/ui/talk/use-talk-files.ts';
import { WaitingFiles } from '@homeport/ui/talk/WaitingFiles.tsx';
import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FileLinks } from '../chat/FileLinks.tsx';
import { useTalks } from '../chat/use-talks.ts';
import { useWorkspace } from '../frame/workspace.ts';

type Way = 'answer' | 'ask' | 'note';
const ways = ['answer', 'ask', 'note'] as const;

/** One ticket as the team sees it: everything said, notes too, and answering. */
export function StaffTicket({ id }: { readonly id: string }) {
  const text = useTalks();
  const tenant = useAway();
  const { data, isError, refetch } = useQuery({
    queryKey: ['tickets', 'one', id],
    queryFn: ({ signal }) => ask(readTicket, { params: { id }, ...tenant, signal }),
    refetchInterval: 60_000,
  });
  if (data) return <Answering ticket={data} />;
  return isError ? <InlineError message={text('desk.notLoaded')} onRetry={() => void refetch()} /> : null;
}

function useAway(): { readonly tenant?: string } {
  const { me } = useWorkspace();
  const { tenant } = useRecordHost();
  return tenant === me.tenant.id ? {} : { tenant };
}

function Answering({ ticket }: { readonly ticket: Ticket }) {
  const text = useTalks();
  const client = useQueryClient();
  const tenant = useAway();
  const files = useTalkFiles(
    tenant.tenant ? `for-tenant/${tenant.tenant}/file-storage/message` : 'file-storage/message',
  );
  const [way, setWay] = useState<Way>('answer');
  const [insert, setInsert] = useState<{ readonly text: string } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const canned = useQuery({
    queryKey: ['canned', tenant.tenant ?? 'own'],
    queryFn: async ({ signal }) =>
      (
        await records(cannedAnswer, tenant.tenant).search(
          { filter: { field: 'active', op: 'eq', value: true }, sort: ['title,asc'], size: 200 },
          signal,
        )
      ).content,
    staleTime: 300_000,
  }).data;
  const isClosed = ticket.status === 'CLOSED';
  const look = () => client.invalidateQueries({ queryKey: ['tickets'] });
  const send = async (message: string) => {
    setProblem(null);
    const audience = way === 'note' ? 'TEAM' : 'ASSIGNEE';
    try {
      await ask(replyToTicket, {
        body: {
          helpDeskId: ticket.id,
          message,
          audience,
          asksBack: way === 'ask',
          attachments: files.stored,
        },
        key: crypto.randomUUID(),
        ...tenant,
      });
      files.clear();
      await look();
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      throw error;
    }
  };
  const act = (action: typeof closeTicket | typeof reopenTicket | typeof takeTicket) =>
    run(action, ticket.id, {}, { key: crypto.randomUUID(), ...tenant })
      .then(look)
      .then(() => toasts.show(text('actionDone')))
      .catch(() => toasts.show(text('actionFailed'), 'danger'));
  return (
    <div className="talk-page">
      <div className="talk-acts">
        <h2>{ticket.subject}</h2>
        <StatusChip
          state={ticket.status}
          tone={helpDeskTicketStatusTones[ticket.status]}
          label={text(`desk.status.${ticket.status}`)}
        />
      </div>
      <p className="hp-muted">
        {ticket.reference} · {ticket.assigneeName} ·{' '}
        {ticket.assignedName ? text('desk.assigned', { name: ticket.assignedName }) : text('desk.nobody')}
      </p>
      <div className="talk-acts">
        {isClosed ? (
          <Button variant="default" onClick={() => void act(reopenTicket)}>
            {text('desk.reopen')}
          </Button>
        ) : (
          <>
            {ticket.isWithMe ? null : (
              <Button variant="default" onClick={() => void act(takeTicket)}>
                {text('desk.take')}
              </Button>
            )}
            <Button variant="default" onClick={() => void act(closeTicket)}>
              {text('desk.close')}
            </Button>
          </>
        )}
      </div>
      <TalkList label={text('desk.conversation')} messages={messagesOf(ticket, text)} />
      {problem ? (
        <InlineError message={text('desk.notSent')} {...(problem.status < 500 ? { advice: problem.message } : {})} />
      ) : null}
      <TalkComposer
        label={text(`desk.write.${way}`)}
        sendLabel={text(`desk.send.${way}`)}
        draftKey={`ticket ${ticket.id}`}
        maxLength={10_000}
        onSend={send}
        onFiles={files.add}
        accept={files.accept}
        hasFiles={files.stored.length > 0}
        isBusy={files.isSending}
        files={<WaitingFiles control={files} />}
        insert={insert}
        {...(isClosed && way !== 'note' ? { closed: text('desk.closedText') } : {})}
        above={
          <div className="talk-filters">
            <SegmentedControl
              transitionDuration={0}
              aria-label={text('desk.way')}
              value={way}
              onChange={(next) => setWay(next)}
              data={ways.map((value) => ({ value, label: text(`desk.way.${value}`) }))}
            />
            {canned && canned.length > 0 && !isClosed ? (
              <NativeSelect
                label={text('desk.canned')}
                value=""
                onChange={(event) => {
                  const chosen = canned.find((one) => one.id === event.currentTarget.value);
                  if (chosen) setInsert({ text: chosen.text });
                }}
                data={[
                  { value: '', label: text('desk.cannedNone') },
                  ...canned.map((one) => ({ value: one.id, label: `${one.title} (${one.language})` })),
                ]}
              />
            ) : null}
          </div>
        }
      />
    </div>
  );
}

function messagesOf(ticket: Ticket, text: ReturnType<typeof useTalks>): TalkMessage[] {
  const eventOf = (code: string, name: string) =>
    text(code === 'REOPENED' ? 'event.REOPENED' : code === 'TAKEN' ? 'event.TAKEN' : 'event.CLOSED', { name });
  const note = (
    <span className="hp-chip" data-tone="warning">
      {text('desk.internal')}
    </span>
  );
  return [
    {
      id: ticket.id,
      author: ticket.assigneeName,
      isMine: false,
      text: ticket.detail,
      at: ticket.created,
      files: ticket.files.length > 0 ? <FileLinks files={ticket.files} /> : undefined,
    },
    ...ticket.correspondence.map(
      (one): TalkMessage => ({
        id: one.id,
        author: one.authorName,
        isMine: one.isMine,
        text: one.kind === 'EVENT' ? eventOf(one.text, one.authorName) : one.text,
        at: one.created,
        isEvent: one.kind === 'EVENT',
        marks: one.audience === 'TEAM' ? note : undefined,
        files: one.files.length > 0 ? <FileLinks files={one.files} /> : undefined,
      }),
    ),
  ];
}
