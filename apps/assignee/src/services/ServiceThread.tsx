import { Card } from '@homeport/ui/parts/Card.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { cancelWrite, enqueue, sendAnyway } from '@homeport/ui/queue/write-queue.ts';
import { CommentThread } from '@homeport/ui/talk/CommentThread.tsx';
import type { TalkMessage } from '@homeport/ui/talk/TalkList.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { isComment } from './comment-kind.ts';
import { serviceThreadQuery } from './queries.ts';
import { servicesWords } from './words.ts';

/** Questions and answers about a service; everyone on it reads them. */
export function ServiceThread({ id }: { id: string }) {
  const say = usePageWords(servicesWords);
  const { me } = useApp();
  const { data, isError, refetch } = useQuery({ ...serviceThreadQuery(id), refetchInterval: 30_000 });
  const known = new Set(data?.map((one) => one.id));
  const queued = (useStore(waiting) ?? [])
    .filter(isComment)
    .filter((one) => one.thing === id && !known.has(one.id))
    .map(
      (one): TalkMessage => ({
        id: one.id,
        author: '',
        isMine: true,
        text: one.values.comment,
        at: new Date(one.at).toISOString(),
        state: one.refused ? 'failed' : 'waiting',
        ...(one.refused ? { reason: one.refused.title } : {}),
      }),
    );
  const messages = data?.map((one) => ({
    id: one.id,
    author: one.authorName,
    isMine: one.isMine,
    text: one.comment,
    at: one.created,
  }));
  // Kept on the device first: it is sent at once where there is a network, and by itself where there is none.
  const add = (said: string) => {
    const values = { comment: said, tenant: me.tenant.id };
    const place = `/dashboard/services/${id}`;
    return enqueue({ id: crypto.randomUUID(), kind: 'comment', thing: id, place, values }).catch(() => {
      throw new Error(say('failed'));
    });
  };
  return (
    <Card title={say('thread')}>
      <CommentThread
        label={say('thread')}
        draftKey={`comment ${id}`}
        messages={messages && [...messages, ...queued]}
        hasFailed={isError}
        onReload={() => void refetch()}
        onAdd={add}
        onRetry={(one) => void sendAnyway(one)}
        onCancel={(one) => void cancelWrite(one)}
      />
    </Card>
  );
}
