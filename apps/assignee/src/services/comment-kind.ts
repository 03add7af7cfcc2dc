import { ask } from '@homeport/client';
import { addComment } from '@homeport/model/comments';
import type { QueuedWrite, QueueKind } from '@homeport/ui/queue/queued-write.ts';
import type { QueryClient } from '@tanstack/react-query';
import { serviceThreadQuery } from './queries.ts';

/** A comment that is not known to have arrived; its thing is the service. */
export type CommentWrite = QueuedWrite & { readonly values: { readonly comment: string; readonly tenant: string } };
export const isComment = (write: QueuedWrite): write is CommentWrite => write.kind === 'comment';

/** Comments are kept once by their id. */
export const commentKind = (queries: QueryClient): QueueKind => ({
  send: async (write) => {
    if (!isComment(write)) return;
    const { comment, tenant } = write.values;
    const about = { category: 'SERVICE', entityId: write.thing, format: 'COMMENT', tenantId: tenant } as const;
    await ask(addComment, { body: { ...about, id: write.id, comment }, key: write.id });
  },
  arrived: ({ thing }) => queries.invalidateQueries({ queryKey: serviceThreadQuery(thing).queryKey }),
});
