// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { assistantMessage } from './assistant-message.entity.ts';
import { assistantThread } from './assistant-thread.entity.ts';

export const domain: Domain = {
  name: 'assistant',
  entities: [assistantMessage, assistantThread],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
