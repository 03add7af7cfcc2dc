// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { assistantMessage } from './assistant-message.entity.ts';
import { assistantThread } from './assistant-thread.entity.ts';
import { assistantRefusals } from './assistant.refusals.ts';
import { askAssistant, askPerson, assistantChat, clearAssistantChat } from './assistant.routes.ts';

export const domain: Domain = {
  name: 'assistant',
  entities: [assistantMessage, assistantThread],
  actions: [],
  routes: [askAssistant, askPerson, assistantChat, clearAssistantChat],
  events: [],
  refusals: [assistantRefusals],
  rules: [],
  screens: [],
};
