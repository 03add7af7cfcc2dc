// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { cannedAnswer } from './canned-answer.entity.ts';
import { caseContact } from './case-contact.entity.ts';
import { caseContactRules } from './case-contact.rules.ts';
import { chatMessage } from './chat-message.entity.ts';
import { markRead, myConversations, openConversation, readMessages, sendMessage } from './chat.routes.ts';
import { comment } from './comment.entity.ts';
import { assigneeCommented, serviceCommented } from './comments.events.ts';
import { addComment, listComments } from './comments.routes.ts';
import { communicationRefusals } from './communication.refusals.ts';
import { quickMailWritten } from './contacts.events.ts';
import { myContacts, sendQuickMail } from './contacts.routes.ts';
import { conversationMember } from './conversation-member.entity.ts';
import { conversation } from './conversation.entity.ts';
import { device } from './device.entity.ts';
import { countPage, forgetDevice, pushKey, registerDevice } from './device.routes.ts';
import { helpDeskReply } from './help-desk-reply.entity.ts';
import { helpDeskTicket } from './help-desk-ticket.entity.ts';
import { closeTicket, reopenTicket, takeTicket } from './help-desk.actions.ts';
import { ticketAnswered, ticketAsked, ticketClosed, ticketRaised, ticketReopened, ticketReplied } from './help-desk.events.ts';
import { listCorrespondence, listTickets, raiseTicket, readTicket, replyToTicket } from './help-desk.routes.ts';
import { pageCount } from './page-count.entity.ts';
import { quickMail } from './quick-mail.entity.ts';
import { videoCall } from './video-call.entity.ts';
import { cancelCall, endCall } from './video-calls.actions.ts';
import { callCancelled, callCancelledByAssignee, callMoved, callMovedByAssignee, callPlanned, callPlannedByAssignee } from './video-calls.events.ts';
import { callConnection, listCalls, moveCall, planCall } from './video-calls.routes.ts';

export const domain: Domain = {
  name: 'communication',
  entities: [cannedAnswer, caseContact, chatMessage, comment, conversationMember, conversation, device, helpDeskReply, helpDeskTicket, pageCount, quickMail, videoCall],
  actions: [closeTicket, reopenTicket, takeTicket, cancelCall, endCall],
  routes: [markRead, myConversations, openConversation, readMessages, sendMessage, addComment, listComments, myContacts, sendQuickMail, countPage, forgetDevice, pushKey, registerDevice, listCorrespondence, listTickets, raiseTicket, readTicket, replyToTicket, callConnection, listCalls, moveCall, planCall],
  events: [assigneeCommented, serviceCommented, quickMailWritten, ticketAnswered, ticketAsked, ticketClosed, ticketRaised, ticketReopened, ticketReplied, callCancelled, callCancelledByAssignee, callMoved, callMovedByAssignee, callPlanned, callPlannedByAssignee],
  refusals: [communicationRefusals],
  rules: [caseContactRules],
  screens: [],
};
