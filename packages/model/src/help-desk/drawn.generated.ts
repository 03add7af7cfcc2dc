// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { cannedAnswer } from './canned-answer.entity.ts';
import { helpDeskReply } from './help-desk-reply.entity.ts';
import { helpDeskTicket } from './help-desk-ticket.entity.ts';
import { closeTicket, reopenTicket, takeTicket } from './help-desk.actions.ts';

export const domain: Domain = {
  name: 'help-desk',
  entities: [cannedAnswer, helpDeskReply, helpDeskTicket],
  actions: [closeTicket, reopenTicket, takeTicket],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
