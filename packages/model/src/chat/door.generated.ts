// Written by `npm run derive`: the door of the domain, what others take of it.
export { chatMessage } from './chat-message.entity.ts';
export { type ChatLine, type ChatPage, type ChatSummary, type Participant, longestMessage, markRead, myConversations, openConversation, readMessages, sendMessage } from './chat.routes.ts';
export type { ConversationKind } from './conversation-kinds.data.ts';
export { conversationMember } from './conversation-member.entity.ts';
export { conversation } from './conversation.entity.ts';
