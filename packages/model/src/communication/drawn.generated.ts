// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { cannedAnswer } from './canned-answer.entity.ts';
import { caseContact } from './case-contact.entity.ts';
import { chatMessage } from './chat-message.entity.ts';
import { comment } from './comment.entity.ts';
import { conversationMember } from './conversation-member.entity.ts';
import { conversation } from './conversation.entity.ts';
import { device } from './device.entity.ts';
import { helpDeskReply } from './help-desk-reply.entity.ts';
import { helpDeskTicket } from './help-desk-ticket.entity.ts';
import { closeTicket, reopenTicket, takeTicket } from './help-desk.actions.ts';
import { pageCount } from './page-count.entity.ts';
import { quickMail } from './quick-mail.entity.ts';
import { videoCall } from './video-call.entity.ts';
import { cancelCall, endCall } from './video-calls.actions.ts';

export const domain: Domain = {
  name: 'communication',
  entities: [cannedAnswer, caseContact, chatMessage, comment, conversationMember, conversation, device, helpDeskReply, helpDeskTicket, pageCount, quickMail, videoCall],
  actions: [closeTicket, reopenTicket, takeTicket, cancelCall, endCall],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
