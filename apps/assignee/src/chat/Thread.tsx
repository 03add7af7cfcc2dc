import { ask, Problem } from '@homeport/client';
import { longestMessage, markRead } from '@homeport/model/chat';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { waiting as waitingWrites } from '@homeport/ui/queue/waiting.ts';
import { cancelWrite, enqueue, sendAnyway } from '@homeport/ui/queue/write-queue.ts';
import { TalkComposer } from '@homeport/ui/talk/TalkComposer.tsx';
import { TalkList, type TalkMessage } from '@homeport/ui/talk/TalkList.tsx';
import { useTalkText } from '@homeport/ui/talk/talk-words.ts';
import { tellTyping, typists } from '@homeport/ui/talk/typists.ts';
import { useEventText } from '@homeport/ui/talk/use-event-text.ts';
import { useTalkFiles } from '@homeport/ui/talk/use-talk-files.ts';
import { WaitingFiles } from '@homeport/ui/talk/WaitingFiles.tsx';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { liveLine } from '../shell/live-line.ts';
import { usePageWords } from '../words/page-words.ts';
import { chatQuery, conversationsQuery, readEarlier } from './chat-data.ts';
import { isMessage } from './chat-kind.ts';
import { MessageFiles } from './MessageFiles.tsx';
import { useTitleOf } from './use-title-of.ts';
import { chatWords } from './words.ts';

/** One conversation: what was said by day, what waits, who types, and where one writes. */
export function Thread({ id }: { id: string }) {
  const text = usePageWords(chatWords);
  const queries = useQueryClient();
  const titleOf = useTitleOf();
  const summary = useQuery(conversationsQuery).data?.find((one) => one.id === id);
  const { data, error } = useQuery(chatQuery(id, queries));
  const waiting = (useStore(waitingWrites) ?? []).filter(isMessage).filter((one) => one.thing === id);
  const talk = useTalkText();
  const writing = useStore(typists).filter((one) => one.conversation === id);
  const toText = useEventText();
  const files = useTalkFiles('file-storage/message');
  const end = useRef<HTMLDivElement>(null);
  const lastSeq = data?.lastSeq ?? 0;
  useReadMark(id, lastSeq);
  const router = useRouter();
  // Coming from another page the router goes to the top once the page stands: the newest message is what one came for.
  useEffect(() => router.subscribe('onRendered', () => void end.current?.scrollIntoView({ block: 'end' })), [router]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message brings the end into view
  useEffect(() => {
    // Newer browsers answer a promise here, which must not be taken for the end of the effect.
    void end.current?.scrollIntoView({ block: 'end' });
  }, [lastSeq, waiting.length]);
  if (error instanceof Problem && error.status === 404)
    return <Navigate to="/dashboard/contactUs/chat" search={{ missing: true }} replace />;
  const others = data?.participants.filter((one) => one.part !== 'ASSIGNEE' && one.part !== 'FAMILY') ?? [];
  const kept = (data?.content ?? []).map(
    (one): TalkMessage => ({
      id: one.id,
      author: one.authorName,
      isMine: one.isMine,
      text: one.kind === 'EVENT' ? toText(one) : one.text,
      at: one.created,
      isRead: others.some((other) => other.lastReadSeq >= one.seq),
      isEvent: one.kind === 'EVENT',
      files: one.files.length > 0 ? <MessageFiles files={one.files} /> : undefined,
    }),
  );
  const known = new Set(kept.map((one) => one.id));
  const queued = waiting
    .filter((one) => !known.has(one.id))
    .map(
      (one): TalkMessage => ({
        id: one.id,
        author: '',
        isMine: true,
        text: [one.values.text, ...one.values.attachments.map((file) => file.name)].filter(Boolean).join('\n'),
        at: new Date(one.at).toISOString(),
        state: one.refused ? 'failed' : 'waiting',
        ...(one.refused ? { reason: one.refused.title } : {}),
      }),
    );
  const send = async (said: string) => {
    const place = `/dashboard/contactUs/chat/id/${id}`;
    const values = { text: said, attachments: files.stored };
    await enqueue({ id: crypto.randomUUID(), kind: 'chat', thing: id, place, values });
    files.clear();
  };
  return (
    <div className="chat-thread">
      <PageHeader
        title={summary ? titleOf(summary) : text('title')}
        crumbs={[{ label: text('title'), href: '/dashboard/contactUs/chat' }]}
      />
      {(data?.content[0]?.seq ?? 1) > 1 ? (
        <Button variant="default" onClick={() => void readEarlier(id, queries)}>
          {text('earlier')}
        </Button>
      ) : null}
      <TalkList
        label={text('messages')}
        messages={[...kept, ...queued]}
        onRetry={(message) => void sendAnyway(message)}
        onCancel={(message) => void cancelWrite(message)}
        empty={
          <p className="hp-muted">
            {text(summary?.kind === 'HR' || summary?.kind === 'VENDOR' ? `sayHello.${summary.kind}` : 'sayHello')}
          </p>
        }
      />
      <p className="hp-caption" aria-live="polite">
        {writing.length > 0 ? talk('typing', { name: writing[0]?.name ?? '' }) : ''}
      </p>
      <div className="chat-write">
        <TalkComposer
          label={text('write')}
          draftKey={`chat ${id}`}
          maxLength={longestMessage}
          onSend={send}
          onTyping={() => tellTyping(() => liveLine.get()?.emit('typing', id))}
          onFiles={files.add}
          accept={files.accept}
          hasFiles={files.stored.length > 0}
          isBusy={files.isSending}
          files={<WaitingFiles control={files} />}
        />
      </div>
      <div ref={end} />
    </div>
  );
}

/** Marks the conversation as read while somebody looks at it. */
function useReadMark(id: string, lastSeq: number): void {
  const queries = useQueryClient();
  const marked = useRef(0);
  useEffect(() => {
    const mark = () => {
      if (document.hidden || lastSeq === 0 || marked.current >= lastSeq) return;
      marked.current = lastSeq;
      ask(markRead, { params: { id }, body: { seq: lastSeq } }).then(
        () => void queries.invalidateQueries({ queryKey: conversationsQuery.queryKey }),
        () => {
          marked.current = 0;
        },
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, lastSeq, queries]);
}
