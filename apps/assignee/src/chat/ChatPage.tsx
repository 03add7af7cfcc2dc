import './chat.css';
import { ask } from '@homeport/client';
import { openConversation } from '@homeport/model/chat';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { contactsQuery } from '../contacts/contact-data.ts';
import { isFamily } from '../data/queries.ts';
import { usePresent } from '../data/use-present.ts';
import { useApp } from '../shell/app-context.ts';
import { openCrumbs } from '../shell/open-crumbs.ts';
import { usePageWords } from '../words/page-words.ts';
import { ConversationList } from './ConversationList.tsx';
import { conversationsQuery } from './chat-data.ts';
import { Thread } from './Thread.tsx';
import { chatWords } from './words.ts';

/** The person's conversations, and starting one. */
export function ConversationsPage() {
  const text = usePageWords(chatWords);
  const { me } = useApp();
  const { missing } = useSearch({ strict: false });
  const { data = [] } = useQuery(conversationsQuery);
  return (
    <>
      <PageHeader
        title={text('title')}
        crumbs={openCrumbs(me, [{ label: text('contactUs'), href: '/dashboard/contactUs' }])}
        actions={<Start />}
      />
      {missing ? <Banner tone="warning">{text('noPart')}</Banner> : null}
      <div className="narrow">
        {data.length === 0 ? (
          <EmptyState icon={MessageCircle} title={text('empty')}>
            {text('emptyText')}
          </EmptyState>
        ) : (
          <ConversationList conversations={data} />
        )}
      </div>
    </>
  );
}

/** Opens the chat with the team; with HR where the present assignment has a contact there. */
function Start() {
  const text = usePageWords(chatWords);
  const queries = useQueryClient();
  const router = useRouter();
  const isGuest = isFamily(useApp().me);
  const contacts = usePresent(useQuery({ ...contactsQuery, enabled: !isGuest }).data ?? []).present;
  const { data = [] } = useQuery(conversationsQuery);
  const hasHr = contacts.some((one) => one.role === 'HR' && one.canChat) && !data.some((one) => one.kind === 'HR');
  const start = async (kind: 'TEAM' | 'HR') => {
    try {
      const { id } = await ask(openConversation, { body: { kind }, key: crypto.randomUUID() });
      await queries.invalidateQueries({ queryKey: conversationsQuery.queryKey });
      router.history.push(`/dashboard/contactUs/chat/id/${id}`);
    } catch {
      toasts.show(text('notStarted'), 'danger');
    }
  };
  const hasTeam = data.some((one) => one.kind === (isGuest ? 'FAMILY' : 'TEAM'));
  return (
    <>
      <Button onClick={() => void start('TEAM')}>{text(hasTeam ? 'write' : 'newMessage')}</Button>
      {hasHr ? (
        <Button variant="default" onClick={() => void start('HR')}>
          {text('writeHr')}
        </Button>
      ) : null}
    </>
  );
}

/** One conversation; beside it the others on a wide screen. */
export function ConversationPage() {
  const { id = '' } = useParams({ strict: false });
  const { data = [] } = useQuery(conversationsQuery);
  return (
    <div className="chat-columns">
      <div className="chat-others">
        <ConversationList conversations={data} open={id} />
      </div>
      <Thread key={id} id={id} />
    </div>
  );
}
