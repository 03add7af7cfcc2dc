import { ask } from '@homeport/client';
import { openConversation } from '@homeport/model/chat';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { talkWords } from '@homeport/ui/talk/talk-words.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { Conversation } from './Conversation.tsx';
import { talksWords } from './words.ts';

/** The chat of one assignment, inside its page. */
export function CaseChat({ id }: { readonly id: string }) {
  return (
    <Suspense fallback={<ListSkeleton rows={3} />}>
      <Opened id={id} />
    </Suspense>
  );
}
function Opened({ id }: { readonly id: string }) {
  useLearned(talkWords.space, talkWords.files);
  useLearned('talks', talksWords);
  const text = useWords();
  const { me } = useWorkspace();
  const { tenant } = useRecordHost();
  const { data, isError, refetch } = useQuery({
    queryKey: ['conversations', 'of', tenant, id],
    queryFn: ({ signal }) =>
      ask(openConversation, {
        body: { caseDetailId: id, kind: 'TEAM' },
        ...(tenant === me.tenant.id ? {} : { tenant }),
        signal,
      }),
    staleTime: 60_000,
  });
  if (data) return <Conversation id={data.id} />;
  return isError ? (
    <InlineError message={text('cases.chatFailed')} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton rows={3} />
  );
}
