// Written by `npm run derive`: the door of the domain, what others take of it.
export { cannedAnswer } from './canned-answer.entity.ts';
export { helpDeskReply } from './help-desk-reply.entity.ts';
export { type HelpDeskTicket, helpDeskTicket } from './help-desk-ticket.entity.ts';
export { closeTicket, reopenTicket, takeTicket } from './help-desk.actions.ts';
export { ticketAnswered, ticketAsked, ticketClosed, ticketRaised, ticketReopened, ticketReplied } from './help-desk.events.ts';
export { type Ticket, type TicketLine, type TicketPage, type TicketReply, listCorrespondence, listTickets, raiseTicket, readTicket, replyToTicket } from './help-desk.routes.ts';
