import { ask, Problem } from '@homeport/client';
import { addComment } from '@homeport/model/communication';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { CommentThread } from '@homeport/ui/talk/CommentThread.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { serviceThreadQuery } from './queries.ts';
import { servicesWords } from './words.ts';

/** Questions and answers about a service; everyone on it reads them. */
export function ServiceThread({ id }: { id: string }) {
  const say = usePageWords(servicesWords);
  const { me } = useApp();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...serviceThreadQuery(id), refetchInterval: 30_000 });
  const messages = data?.map((one) => ({
    id: one.id,
    author: one.authorName,
    isMine: one.isMine,
    text: one.comment,
    at: one.created,
  }));
  const add = async (said: string) => {
    try {
      await ask(addComment, {
        body: { comment: said, category: 'SERVICE', entityId: id, format: 'COMMENT', tenantId: me.tenant.id },
        key: crypto.randomUUID(),
      });
    } catch (error) {
      throw error instanceof Problem && error.status > 0 ? error : new Error(say('failed'));
    }
    await queries.invalidateQueries({ queryKey: serviceThreadQuery(id).queryKey });
  };
  return (
    <Card title={say('thread')}>
      <CommentThread
        label={say('thread')}
        draftKey={`comment ${id}`}
        messages={messages}
        hasFailed={isError}
        onReload={() => void refetch()}
        onAdd={add}
      />
    </Card>
  );
}
