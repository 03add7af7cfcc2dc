import '@homeport/ui/parts/status-chip.css';
import '../frame/page-styles.css';
import './talks.css';
import { ask } from '@homeport/client';
import { myConversations } from '@homeport/model/chat';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { SplitInbox } from '@homeport/ui/parts/SplitInbox.tsx';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useScreen } from '../frame/use-screen.ts';
import { Conversation } from './Conversation.tsx';
import { chatName, inOrderOfReading } from './chats.rules.ts';
import { useTalks } from './use-talks.ts';

/** The team's chats: those with something unread first, then the last word. */
export function ChatPage() {
  const text = useTalks();
  const formats = useFormats();
  const { tenant, search, onSearch } = useScreen('/workspace/cases/chat');
  const { data = [] } = useQuery({
    queryKey: ['conversations', tenant ?? 'own'],
    queryFn: ({ signal }) => ask(myConversations, { query: { size: 200 }, ...(tenant ? { tenant } : {}), signal }),
    refetchInterval: 60_000,
  });
  // What was unread when it was opened keeps its place after it is read.
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const inOrder = inOrderOfReading(data, read);
  const open = inOrder.find((one) => one.id === search.chat);
  return (
    <div className="talk-inbox">
      <PageHeader title={text('chat.title')} aside={data.length} />
      <SplitInbox
        queueLabel={text('chat.title')}
        onBack={() => onSearch({})}
        empty={<EmptyState icon={MessageCircle} title={text('chat.choose')} />}
        item={open ? <Conversation key={open.id} id={open.id} title={chatName(open)} /> : null}
        queue={
          data.length === 0 ? (
            <EmptyState icon={MessageCircle} title={text('chat.empty')}>
              {text('chat.emptyText')}
            </EmptyState>
          ) : (
            <ul className="talk-queue">
              {inOrder.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    aria-pressed={one.id === open?.id}
                    onClick={() => {
                      if (one.unread > 0) setRead((before) => new Set(before).add(one.id));
                      onSearch({ chat: one.id });
                    }}
                  >
                    <strong>{chatName(one)}</strong>
                    <span className="hp-caption">{one.lastMessageAt ? formats.relative(one.lastMessageAt) : ''}</span>
                    <span className="hp-muted talk-last">
                      {one.lastMessage ? formats.pair(one.lastAuthorName ?? '', one.lastMessage) : text('chat.nothing')}
                    </span>
                    {one.unread > 0 ? (
                      <span className="hp-chip" data-tone="info">
                        {text('chat.unread', { count: one.unread })}
                      </span>
                    ) : null}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      />
    </div>
  );
}
