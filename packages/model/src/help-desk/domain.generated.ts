// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { cannedAnswer } from './canned-answer.entity.ts';
import { helpDeskReply } from './help-desk-reply.entity.ts';
import { helpDeskTicket } from './help-desk-ticket.entity.ts';
import { closeTicket, reopenTicket, takeTicket } from './help-desk.actions.ts';
import { openTicketsCard } from './help-desk.cards.ts';
import { ticketAnswered, ticketAsked, ticketClosed, ticketRaised, ticketReopened, ticketReplied } from './help-desk.events.ts';
import { listCorrespondence, listTickets, raiseTicket, readTicket, replyToTicket } from './help-desk.routes.ts';

export const domain: Domain = {
  name: 'help-desk',
  entities: [cannedAnswer, helpDeskReply, helpDeskTicket],
  actions: [closeTicket, reopenTicket, takeTicket],
  routes: [listCorrespondence, listTickets, raiseTicket, readTicket, replyToTicket],
  events: [ticketAnswered, ticketAsked, ticketClosed, ticketRaised, ticketReopened, ticketReplied],
  refusals: [],
  rules: [],
  screens: [],
  cards: [openTicketsCard],
};
