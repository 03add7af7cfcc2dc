import '@homeport/ui/parts/status-chip.css';
import '../frame/page-styles.css';
import './talks.css';
import { ask } from '@homeport/client';
import { type ChatSummary, myConversations } from '@homeport/model/chat';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader, type PageHeaderProps } from '@homeport/ui/parts/PageHeader.tsx';
import { SplitInbox } from '@homeport/ui/parts/SplitInbox.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { CompanyOf, InItsCompany } from '../frame/InItsCompany.tsx';
import { useScreen } from '../frame/use-screen.ts';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { Conversation } from './Conversation.tsx';
import { chatName, inOrderOfReading } from './chats.rules.ts';
import { useTalks } from './use-talks.ts';

/** The team's chats: those with something unread first, then the last word. */
export function ChatPage() {
  const text = useTalks();
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
  const toAll = useToAll();
  return (
    <div className="talk-inbox">
      <PageHeader title={text('chat.title')} aside={data.length} {...toAll} />
      <SplitInbox
        queueLabel={text('chat.title')}
        onBack={() => onSearch({})}
        empty={<EmptyState icon={MessageCircle} title={text('chat.choose')} />}
        item={
          open ? (
            <InItsCompany company={open.tenantId}>
              <Conversation key={open.id} id={open.id} title={chatName(open)} />
            </InItsCompany>
          ) : null
        }
        queue={
          data.length === 0 ? (
            <EmptyState icon={MessageCircle} title={text('chat.empty')}>
              {text('chat.emptyText')}
            </EmptyState>
          ) : (
            <ul className="talk-queue">
              {inOrder.map((one) => (
                <ChatRow
                  key={one.id}
                  chat={one}
                  isOpen={one.id === open?.id}
                  onOpen={() => {
                    if (one.unread > 0) setRead((before) => new Set(before).add(one.id));
                    onSearch({ chat: one.id });
                  }}
                />
              ))}
            </ul>
          )
        }
      />
    </div>
  );
}

/** What is said to many at once is a broadcast: the way to one, or who sends them. */
function useToAll(): Pick<PageHeaderProps, 'actions' | 'description'> {
  const text = useTalks();
  const { access } = useWorkspace();
  const { catalogue, address, go } = useRecordHost();
  const href = mayDo(access, 'broadcast.create') ? address({ to: 'new', entity: catalogue.entity('broadcast') }) : null;
  if (href === null) return { description: text('chat.toAll') };
  return {
    actions: (
      <Button variant="default" onClick={() => go(href)}>
        {text('chat.newToAll')}
      </Button>
    ),
  };
}

/** A chat in the queue: whose it is, when something was said last, and what. */
function ChatRow({ chat, isOpen, onOpen }: { chat: ChatSummary; isOpen: boolean; onOpen: () => void }) {
  const text = useTalks();
  const formats = useFormats();
  return (
    <li>
      <button type="button" aria-pressed={isOpen} onClick={onOpen}>
        <strong>{chatName(chat)}</strong>
        <CompanyOf id={chat.tenantId} />
        <span className="hp-caption">{chat.lastMessageAt ? formats.relative(chat.lastMessageAt) : ''}</span>
        <span className="hp-muted talk-last">
          {chat.lastMessage ? formats.pair(chat.lastAuthorName ?? '', chat.lastMessage) : text('chat.nothing')}
        </span>
        {chat.unread > 0 ? (
          <span className="hp-chip" data-tone="info">
            {text('chat.unread', { count: chat.unread })}
          </span>
        ) : null}
      </button>
    </li>
  );
}
