/** The door of chat. */
export { wakeMembers } from './chat.ts';
export { teamChatOf } from './conversations.ts';
export { event, keepMessage } from './keep-message.ts';
export { tellTyping } from './tell-typing.ts';
