// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { chatMessage } from './chat-message.entity.ts';
import { conversationMember } from './conversation-member.entity.ts';
import { conversation } from './conversation.entity.ts';

export const domain: Domain = {
  name: 'chat',
  entities: [chatMessage, conversationMember, conversation],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
