import './talks.css';
import { ask, Problem } from '@homeport/client';
import { type ChatPage, longestMessage, markRead, readMessages, sendMessage } from '@homeport/model/chat';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { readOn } from '@homeport/ui/talk/read-on.ts';
import { TalkComposer } from '@homeport/ui/talk/TalkComposer.tsx';
import { TalkList, type TalkMessage } from '@homeport/ui/talk/TalkList.tsx';
import { useTalkText } from '@homeport/ui/talk/talk-words.ts';
import { tellTyping, typists } from '@homeport/ui/talk/typists.ts';
import { useEventText } from '@homeport/ui/talk/use-event-text.ts';
import { useTalkFiles } from '@homeport/ui/talk/use-talk-files.ts';
import { WaitingFiles } from '@homeport/ui/talk/WaitingFiles.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { liveLine } from '../frame/live-line.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { FileLinks } from './FileLinks.tsx';
import { useTalks } from './use-talks.ts';

/** So many messages are asked for at a time. */
const pageSize = 200;

/** One chat as the team reads and writes it; a message keeps its id until it has arrived. */
export function Conversation({ id, title }: { readonly id: string; readonly title?: string }) {
  const text = useTalks();
  const toText = useEventText();
  const client = useQueryClient();
  const { me } = useWorkspace();
  const host = useRecordHost();
  const tenant = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const talk = useTalkText();
  const files = useTalkFiles(
    tenant.tenant ? `for-tenant/${tenant.tenant}/file-storage/message` : 'file-storage/message',
  );
  const writing = useStore(typists).find((one) => one.conversation === id);
  const pending = useRef<{ readonly text: string; readonly id: string } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const key = ['chat', id];
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      readOn(client.getQueryData<ChatPage>(key), pageSize, (query) =>
        ask(readMessages, { params: { id }, query: { ...query }, ...tenant, signal }),
      ),
    refetchInterval: 60_000,
  });
  const lastSeq = data?.lastSeq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is read as it is shown
  useEffect(() => {
    if (lastSeq === 0 || me.preview) return;
    void ask(markRead, { params: { id }, body: { seq: lastSeq }, ...tenant })
      .then(() => client.invalidateQueries({ queryKey: ['conversations'] }))
      .catch(() => undefined);
  }, [id, lastSeq]);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message brings the end into view
  useEffect(() => {
    // Newer browsers answer a promise here, which must not be taken for the end of the effect.
    void end.current?.scrollIntoView({ block: 'nearest' });
    // Where the thread has a height of its own, its end is within it.
    const thread = end.current?.parentElement?.querySelector<HTMLElement>('[role="log"]');
    if (!thread || thread.scrollHeight <= thread.clientHeight) return;
    thread.scrollTop = thread.scrollHeight;
    thread.tabIndex = 0;
  }, [lastSeq]);
  const send = async (said: string) => {
    setProblem(null);
    // The same words again after a lost answer are the same message.
    const whole = [said, ...files.stored.map((file) => file.id)].join('\n');
    if (pending.current?.text !== whole) pending.current = { text: whole, id: crypto.randomUUID() };
    try {
      await ask(sendMessage, {
        params: { id },
        body: { id: pending.current.id, text: said, attachments: files.stored },
        ...tenant,
      });
      pending.current = null;
      files.clear();
      await client.invalidateQueries({ queryKey: key });
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      throw error;
    }
  };
  const others = data?.participants.filter((one) => one.part === 'ASSIGNEE' || one.part === 'FAMILY') ?? [];
  const messages = (data?.content ?? []).map(
    (one): TalkMessage => ({
      id: one.id,
      author: one.authorName,
      isMine: one.isMine,
      text: one.kind === 'EVENT' ? toText(one) : one.text,
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
      <p className="hp-caption" aria-live="polite">
        {writing ? talk('typing', { name: writing.name }) : ''}
      </p>
      <TalkComposer
        label={text('chat.write')}
        draftKey={`chat ${id}`}
        maxLength={longestMessage}
        onSend={send}
        onTyping={() => me.preview === null && tellTyping(() => liveLine.get()?.emit('typing', id, tenant.tenant))}
        onFiles={files.add}
        accept={files.accept}
        hasFiles={files.stored.length > 0}
        isBusy={files.isSending}
        files={<WaitingFiles control={files} />}
      />
      <div ref={end} />
    </div>
  );
}
