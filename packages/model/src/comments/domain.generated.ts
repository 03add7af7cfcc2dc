// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { comment } from './comment.entity.ts';
import { assigneeCommented, serviceCommented } from './comments.events.ts';
import { addComment, listComments } from './comments.routes.ts';

export const domain: Domain = {
  name: 'comments',
  entities: [comment],
  actions: [],
  routes: [addComment, listComments],
  events: [assigneeCommented, serviceCommented],
  refusals: [],
  rules: [],
  screens: [],
};
