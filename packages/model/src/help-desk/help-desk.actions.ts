import { defineAction, longText } from '@homeport/grammar';
import { helpDeskTicket } from './help-desk-ticket.entity.ts';

/** Nothing is left to do; either side may say so, and either may open it again. */
export const closeTicket = defineAction({
  name: 'close',
  on: helpDeskTicket,
  label: 'Close',
  transition: 'status.close',
  input: {},
});

export const reopenTicket = defineAction({
  name: 'reopen',
  on: helpDeskTicket,
  label: 'Reopen',
  transition: 'status.reopen',
  input: { reason: longText('Reason', { max: 1000 }) },
});

/** Whoever takes a ticket looks after it from now on. */
export const takeTicket = defineAction({
  name: 'take',
  on: helpDeskTicket,
  label: 'Take over',
  by: ['caseManager', 'hr', 'administrator', 'master'],
  where: { field: 'status', op: 'ne', value: 'CLOSED' },
  input: {},
});
