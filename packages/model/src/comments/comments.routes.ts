import { choice, defineRoute, longText, text } from '@homeport/grammar';
import { type CommentAudience, commentAudiences } from './comment-audiences.data.ts';

/** One remark as a thread shows it. */
export interface CommentLine {
  readonly id: string;
  readonly comment: string;
  readonly authorName: string;
  readonly isMine: boolean;
  readonly isFromAssignee: boolean;
  readonly audience: CommentAudience;
  readonly created: string;
}
export interface CommentThread {
  readonly content: readonly CommentLine[];
  readonly totalElements: number;
}
const lineShape = {
  type: 'object',
  required: ['id', 'comment', 'authorName', 'isMine', 'isFromAssignee', 'audience', 'created'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    comment: { type: 'string' },
    authorName: { type: 'string' },
    isMine: { type: 'boolean' },
    isFromAssignee: { type: 'boolean' },
    audience: { type: 'string' },
    created: { type: 'string', format: 'date-time' },
  },
} as const;
const about = {
  category: choice('Category', { SERVICE: 'Service', CASE: 'Assignment' }, { required: true }),
  entityId: text('Record', { required: true, max: 36 }),
};
const who = ['assignee', 'vendor', 'hr', 'caseManager', 'administrator', 'master'] as const;

/** Adds a remark to the thread of a service or an assignment. An assignee's remarks are for everyone on it. */
export const addComment = defineRoute<CommentLine>()({
  name: 'addComment',
  label: 'Add a comment',
  method: 'POST',
  path: 'comment',
  who,
  body: {
    ...about,
    /** Made by the client before it sends: the same id again is the same comment. */
    id: text('Id', { max: 36 }),
    comment: longText('Comment', { required: true, max: 4000 }),
    format: choice('Format', { COMMENT: 'Comment' }, { initial: 'COMMENT' }),
    tenantId: text('Tenant', { max: 36 }),
    audience: choice('For', commentAudiences),
  },
  shape: lineShape,
  refusals: ['communication.notFound', 'communication.audience'],
});

/** The thread of a service or an assignment, oldest first, as far as the caller may see it. */
export const listComments = defineRoute<CommentThread>()({
  name: 'listComments',
  label: 'Comments',
  method: 'GET',
  path: 'comment',
  who,
  query: about,
  shape: {
    type: 'object',
    required: ['content', 'totalElements'],
    properties: { content: { type: 'array', items: lineShape }, totalElements: { type: 'integer' } },
  },
  refusals: ['communication.notFound'],
});
