// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { comment } from './comment.entity.ts';

export const domain: Domain = {
  name: 'comments',
  entities: [comment],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
