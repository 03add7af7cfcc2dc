import { ask, Problem } from '@homeport/client';
import { addComment, audiencesFor, comment, listComments } from '@homeport/model/comments';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { CommentThread } from '@homeport/ui/talk/CommentThread.tsx';
import type { TalkMessage } from '@homeport/ui/talk/TalkList.tsx';
import { talkWords } from '@homeport/ui/talk/talk-words.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLearned } from '../frame/use-learned.ts';
import { useWords } from '../words/use-words.ts';

type Category = 'SERVICE' | 'CASE';

/** The remarks on a service or an assignment, and whom each is for. */
export function Comments(props: { readonly category: Category; readonly id: string }) {
  return (
    <Suspense fallback={<ListSkeleton rows={3} />}>
      <Thread {...props} />
    </Suspense>
  );
}

function Thread({ category, id }: { readonly category: Category; readonly id: string }) {
  useLearned(talkWords.space, talkWords.files);
  const text = useWords();
  const labels = useLabels();
  const client = useQueryClient();
  const { tenant, viewer } = useRecordHost();
  const key = ['comments', tenant, id];
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(listComments, { query: { category, entityId: id }, tenant, signal }),
    refetchInterval: 30_000,
  });
  const nameOf = (value: string) =>
    labels.choice({ field: comment.fields.audience, key: 'comment.audience' } as never, value);
  const messages = data?.content.map(
    (one): TalkMessage => ({
      id: one.id,
      author: one.authorName,
      isMine: one.isMine,
      text: one.comment,
      at: one.created,
      marks: <span className="hp-caption">{nameOf(one.audience)}</span>,
    }),
  );
  const add = async (said: string, audience: string | undefined) => {
    try {
      await ask(addComment, {
        body: { comment: said, category, entityId: id, format: 'COMMENT', audience: audience as never },
        tenant,
        key: crypto.randomUUID(),
      });
    } catch (error) {
      throw error instanceof Problem && error.status > 0 ? error : new Error(text('comments.failed'));
    }
    await client.invalidateQueries({ queryKey: key });
  };
  return (
    <CommentThread
      label={text('comments.title')}
      draftKey={`comment ${id}`}
      messages={messages}
      hasFailed={isError}
      onReload={() => void refetch()}
      audiences={audiencesFor(viewer.roles).map((value) => ({ value, label: nameOf(value) }))}
      onAdd={add}
    />
  );
}
