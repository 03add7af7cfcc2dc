import './talks.css';
import { ask, Problem } from '@homeport/client';
import {
  type ChatLine,
  type ChatPage,
  longestMessage,
  markRead,
  readMessages,
  sendMessage,
} from '@homeport/model/communication';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { TalkComposer } from '@homeport/ui/talk/TalkComposer.tsx';
import { TalkList, type TalkMessage } from '@homeport/ui/talk/TalkList.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { FileLinks } from './FileLinks.tsx';
import { type TalksText, useTalks } from './use-talks.ts';

/** So many messages are asked for at a time. */
const pageSize = 200;

/** One chat as the team reads and writes it; a message keeps its id until it has arrived. */
export function Conversation({ id, title }: { readonly id: string; readonly title?: string }) {
  const text = useTalks();
  const formats = useFormats();
  const client = useQueryClient();
  const { me } = useWorkspace();
  const host = useRecordHost();
  const tenant = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const pending = useRef<{ readonly text: string; readonly id: string } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const key = ['chat', id];
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<ChatPage> => {
      const known = client.getQueryData<ChatPage>(key);
      const after = known?.content.at(-1)?.seq;
      const query = after === undefined ? { size: pageSize } : { after, size: pageSize };
      const page = await ask(readMessages, { params: { id }, query, ...tenant, signal });
      return known ? { ...page, content: [...known.content, ...page.content] } : page;
    },
    refetchInterval: 60_000,
  });
  const lastSeq = data?.lastSeq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is read as it is shown
  useEffect(() => {
    if (lastSeq === 0) return;
    void ask(markRead, { params: { id }, body: { seq: lastSeq }, ...tenant })
      .then(() => client.invalidateQueries({ queryKey: ['conversations'] }))
      .catch(() => undefined);
  }, [id, lastSeq]);
  const send = async (said: string) => {
    setProblem(null);
    // The same words again after a lost answer are the same message.
    if (pending.current?.text !== said) pending.current = { text: said, id: crypto.randomUUID() };
    try {
      await ask(sendMessage, { params: { id }, body: { id: pending.current.id, text: said }, ...tenant });
      pending.current = null;
      await client.invalidateQueries({ queryKey: key });
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      throw error;
    }
  };
  const others = data?.participants.filter((one) => one.part === 'ASSIGNEE') ?? [];
  const messages = (data?.content ?? []).map(
    (one): TalkMessage => ({
      id: one.id,
      author: one.authorName,
      isMine: one.isMine,
      text: one.kind === 'EVENT' ? eventText(one, text, formats.localTime) : one.text,
      at: one.created,
      isRead: others.some((other) => other.lastReadSeq >= one.seq),
      isEvent: one.kind === 'EVENT',
      files: one.files.length > 0 ? <FileLinks files={one.files} /> : undefined,
    }),
  );
  return (
    <div className="hp-talk-thread">
      {title ? <h2>{title}</h2> : null}
      {isError && !data ? <InlineError message={text('chat.notLoaded')} onRetry={() => void refetch()} /> : null}
      <TalkList label={text('chat.messages')} messages={messages} />
      {problem ? (
        <InlineError message={text('chat.notSent')} {...(problem.status < 500 ? { advice: problem.message } : {})} />
      ) : null}
      <TalkComposer label={text('chat.write')} draftKey={`chat ${id}`} maxLength={longestMessage} onSend={send} />
    </div>
  );
}

function eventText(
  { text: stored, authorName }: ChatLine,
  text: TalksText,
  timeOf: (moment: string) => string,
): string {
  const event = JSON.parse(stored) as { code: string; title?: string; at?: string };
  const values = { name: authorName, title: event.title ?? '', time: event.at ? timeOf(event.at) : '' };
  switch (event.code) {
    case 'joined':
      return text('event.joined', values);
    case 'callPlanned':
      return text('event.callPlanned', values);
    case 'callMoved':
      return text('event.callMoved', values);
    case 'callCancelled':
      return text('event.callCancelled', values);
    default:
      return text('event.other', values);
  }
}
