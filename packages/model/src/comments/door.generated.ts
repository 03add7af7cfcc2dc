// Written by `npm run derive`: the door of the domain, what others take of it.
export { audienceOf, audiencesFor } from './comment-audience.rules.ts';
export type { CommentAudience } from './comment-audiences.data.ts';
export { type Comment, comment } from './comment.entity.ts';
export { assigneeCommented, serviceCommented } from './comments.events.ts';
export { type CommentLine, type CommentThread, addComment, listComments } from './comments.routes.ts';
