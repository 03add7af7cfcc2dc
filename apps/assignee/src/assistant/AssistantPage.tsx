import './assistant.css';
import { Problem } from '@homeport/client';
import type { AssistantChat } from '@homeport/model/assistant';
import { assistantLimits } from '@homeport/model/assistant';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { TalkComposer } from '@homeport/ui/talk/TalkComposer.tsx';
import { TalkList, type TalkMessage } from '@homeport/ui/talk/TalkList.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { AskPerson } from './AskPerson.tsx';
import { assistantQuery } from './assistant-data.ts';
import { ConversationBar } from './ConversationBar.tsx';
import { Sources } from './Sources.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useConversation } from './use-conversation.ts';
import { assistantWords } from './words.ts';

/** The assistant: one conversation, a person always at hand. */
export function AssistantPage() {
  const { thread, fresh } = useSearch({ strict: false });
  const { data, error, refetch } = useQuery(assistantQuery(thread));
  const text = usePageWords(assistantWords);
  const [own] = useState(() => crypto.randomUUID());
  if (thread && error instanceof Problem && error.status === 404) return <Navigate to="/dashboard/gpt" replace />;
  if (!data)
    return error ? (
      <>
        <PageHeader title={text('title')} />
        <InlineError message={text('away')} onRetry={() => void refetch()} />
      </>
    ) : null;
  const open = fresh ? null : data.thread;
  // Known before the first question, which begins no second conversation when it is sent again; and the same after it.
  const id = open?.id ?? (typeof fresh === 'string' ? fresh : own);
  return <Conversation key={id} id={id} chat={data} open={open} />;
}

interface ConversationProps {
  readonly id: string;
  readonly chat: AssistantChat;
  readonly open: AssistantChat['thread'];
}
function Conversation({ id, chat, open }: ConversationProps) {
  const text = usePageWords(assistantWords);
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { send, asking, problem, retry } = useConversation(id, () =>
    open ? undefined : navigate({ to: '/dashboard/gpt', search: { thread: id }, replace: true }),
  );
  const lines = open ? chat.content : [];
  const end = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const isBegun = lines.length > 0;
  // Coming from another page the router goes to the top once the page stands: the last answer is what one came for.
  useEffect(
    () =>
      router.subscribe('onRendered', () => {
        if (isBegun) void end.current?.scrollIntoView({ block: 'end' });
      }),
    [router, isBegun],
  );
  useEffect(() => {
    if (lines.length > 0 || asking) void end.current?.scrollIntoView({ block: 'end' });
  }, [lines.length, asking]);
  const said = lines.map(
    (line): TalkMessage => ({
      id: line.id,
      author: text('name'),
      isMine: line.author === 'PERSON',
      text: line.text,
      lang: line.language,
      at: line.created,
      files: <Sources sources={line.sources} />,
    }),
  );
  return (
    <div className="gpt">
      <PageHeader
        title={text('title')}
        crumbs={[{ label: text('help'), href: '/dashboard/help' }]}
        actions={<AskPerson thread={open} />}
      />
      <ConversationBar threads={chat.threads} open={open} />
      {open?.ticket ? (
        <Banner tone="info">
          {text('full', { reference: open.ticket.label.split(' ')[0] ?? '' })}{' '}
          <AppLink href={`/dashboard/contactUs/helpdesk/ticket/${open.ticket.id}`}>{text('handedOver')}</AppLink>
        </Banner>
      ) : null}
      <TalkList
        label={text('conversation')}
        messages={said}
        empty={
          asking ? null : (
            <section className="gpt-start" aria-labelledby="gpt-start">
              <h2 id="gpt-start">{text('empty')}</h2>
              <p className="hp-muted">{text('emptyText')}</p>
              <Suggestions onAsk={send} />
            </section>
          )
        }
      />
      {asking ? (
        <div className="gpt-asking">
          <p className="hp-talk-bubble">{asking.question}</p>
          <p className="hp-muted" role="status">
            {text('looking')}
          </p>
        </div>
      ) : null}
      {problem ? (
        <div className="gpt-away">
          <InlineError
            message={text('away')}
            {...(problem.status < 500 ? { advice: problem.message } : {})}
            {...(problem.traceId ? { reference: problem.traceId } : {})}
            onRetry={() => void retry().catch(() => undefined)}
          />
          <AppLink href="/dashboard/contactUs/helpdesk">{text('desk')}</AppLink>
        </div>
      ) : null}
      <p className="hp-caption">
        {text('disclaimer')} {chat.isPhrased ? text('disclaimer.model') : null}
      </p>
      <div className="gpt-write">
        <TalkComposer
          label={text('ask')}
          draftKey="assistant"
          maxLength={assistantLimits.question}
          onSend={send}
          isBusy={asking !== null}
          {...(isOnline ? {} : { closed: text('offline') })}
        />
      </div>
      <div ref={end} />
    </div>
  );
}
