import { ask } from '@homeport/client';
import { type AssistantThreadLine, askPerson } from '@homeport/model/assistant';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { assistantWords } from './words.ts';

/** Hands the conversation to the help desk; before a question was asked, an empty ticket is written instead. */
export function AskPerson({ thread }: { thread: AssistantThreadLine | null }) {
  const text = usePageWords(assistantWords);
  const queries = useQueryClient();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const handOver = async () => {
    if (!thread) return router.history.push('/dashboard/contactUs/helpdesk?raise=true');
    if (thread.ticket) return router.history.push(`/dashboard/contactUs/helpdesk/ticket/${thread.ticket.id}`);
    setBusy(true);
    try {
      const ticket = await ask(askPerson, { params: { id: thread.id }, body: {}, key: crypto.randomUUID() });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['assistant'] }),
        queries.invalidateQueries({ queryKey: ['tickets'] }),
      ]);
      toasts.show(text('handed', { reference: ticket.reference }));
      router.history.push(`/dashboard/contactUs/helpdesk/ticket/${ticket.id}`);
    } catch {
      toasts.show(text('notHanded'), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<Icon of={UserRound} small />}
      onClick={() => void handOver()}
    >
      {text('askPerson')}
    </Button>
  );
}
