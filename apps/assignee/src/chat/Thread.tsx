import { ask, Problem } from '@homeport/client';
import { type ChatLine, longestMessage, markRead } from '@homeport/model/communication';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { TalkComposer } from '@homeport/ui/talk/TalkComposer.tsx';
import { TalkList, type TalkMessage } from '@homeport/ui/talk/TalkList.tsx';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { liveLine, typing } from '../shell/live-line.ts';
import { usePageWords } from '../words/page-words.ts';
import { chatQuery, conversationsQuery, readEarlier } from './chat-data.ts';
import { MessageFiles, WaitingFiles } from './MessageFiles.tsx';
import { useMessageFiles } from './use-message-files.ts';
import { useTitleOf } from './use-title-of.ts';
import { dropMessage, say, sayAgain, waitingMessages } from './waiting-messages.ts';
import { chatWords } from './words.ts';

/** Characters of a typing signal are not sent more often than this, in milliseconds. */
const typingPause = 3_000;

/** One conversation: what was said by day, what waits, who types, and where one writes. */
export function Thread({ id }: { id: string }) {
  const text = usePageWords(chatWords);
  const queries = useQueryClient();
  const titleOf = useTitleOf();
  const summary = useQuery(conversationsQuery).data?.find((one) => one.id === id);
  const { data, error } = useQuery(chatQuery(id, queries));
  const waiting = useStore(waitingMessages).filter((one) => one.conversation === id);
  const typists = useStore(typing).filter((one) => one.conversation === id);
  const toText = useEventText();
  const files = useMessageFiles();
  const lastTyped = useRef(0);
  const end = useRef<HTMLDivElement>(null);
  const lastSeq = data?.lastSeq ?? 0;
  useReadMark(id, lastSeq);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message brings the end into view
  useEffect(() => {
    // Newer browsers answer a promise here, which must not be taken for the end of the effect.
    void end.current?.scrollIntoView({ block: 'end' });
  }, [lastSeq, waiting.length]);
  if (error instanceof Problem && error.status === 404)
    return <Navigate to="/dashboard/contactUs/chat" search={{ missing: true } as never} replace />;
  const others = data?.participants.filter((one) => one.part !== 'ASSIGNEE') ?? [];
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
        text: [one.text, ...one.attachments.map((file) => file.name)].filter(Boolean).join('\n'),
        at: new Date(one.at).toISOString(),
        state: one.refused ? 'failed' : 'waiting',
        ...(one.refused ? { reason: one.refused } : {}),
      }),
    );
  const send = async (said: string) => {
    await say(id, said, files.stored);
    files.clear();
  };
  const onTyping = () => {
    if (Date.now() - lastTyped.current < typingPause) return;
    lastTyped.current = Date.now();
    liveLine.get()?.emit('typing', id);
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
        onRetry={(message) => void sayAgain(message)}
        onCancel={(message) => void dropMessage(message)}
        empty={<p className="hp-muted">{text('sayHello')}</p>}
      />
      <p className="hp-caption" aria-live="polite">
        {typists.length > 0 ? text('typing', { name: typists[0]?.name ?? '' }) : ''}
      </p>
      <div className="chat-write">
        <TalkComposer
          label={text('write')}
          draftKey={`chat ${id}`}
          maxLength={longestMessage}
          onSend={send}
          onTyping={onTyping}
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

/** What happened, in the reader's words. */
function useEventText(): (line: ChatLine) => string {
  const text = usePageWords(chatWords);
  const formats = useFormats();
  return ({ text: stored, authorName }) => {
    const event = JSON.parse(stored) as { code: string; title?: string; at?: string };
    const values = { name: authorName, title: event.title ?? '', time: event.at ? formats.localTime(event.at) : '' };
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
  };
}
