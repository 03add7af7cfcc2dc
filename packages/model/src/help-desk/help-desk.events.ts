import { code, defineEvent, longText, person, ref, text } from '@homeport/grammar';

const about = {
  ticket: ref('Ticket', 'helpDeskTicket', { wire: 'id' }),
  reference: code('Reference'),
  subject: text('Subject'),
  author: text('Author'),
  text: longText('Text'),
};
const toStaff = { ...about, staff: ref('Who looks after it', 'user', { wire: 'id' }) };
const toAssignee = { ...about, assignee: person('Assignee', { wire: 'id' }) };
const theirs = '/dashboard/contactUs/helpdesk/ticket/{ticket}';
const ours = '/workspace/cases/helpdesk?ticket={ticket}';

export const ticketRaised = defineEvent({
  name: 'communication.ticketRaised',
  on: 'helpDeskTicket',
  label: 'Ticket raised',
  payload: toStaff,
  notices: [
    {
      to: 'staff',
      channels: ['app', 'mail'],
      title: '{author} asks: {subject}',
      body: '{reference}. {text}',
      link: ours,
    },
  ],
});
export const ticketReplied = defineEvent({
  name: 'communication.ticketReplied',
  on: 'helpDeskTicket',
  label: 'Reply of the assignee',
  payload: toStaff,
  notices: [
    {
      to: 'staff',
      channels: ['app', 'mail'],
      title: '{author} replied: {subject}',
      body: '{reference}. {text}',
      link: ours,
    },
  ],
});
export const ticketReopened = defineEvent({
  name: 'communication.ticketReopened',
  on: 'helpDeskTicket',
  label: 'Ticket reopened',
  payload: toStaff,
  notices: [
    {
      to: 'staff',
      channels: ['app', 'mail'],
      title: '{author} reopened: {subject}',
      body: '{reference}. {text}',
      link: ours,
    },
  ],
});
export const ticketAnswered = defineEvent({
  name: 'communication.ticketAnswered',
  on: 'helpDeskTicket',
  label: 'Ticket answered',
  payload: toAssignee,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Answer from {author}: {subject}',
      body: '{text}',
      link: theirs,
    },
  ],
});
export const ticketAsked = defineEvent({
  name: 'communication.ticketAsked',
  on: 'helpDeskTicket',
  label: 'Question about a ticket',
  payload: toAssignee,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: '{author} has a question: {subject}',
      body: '{text}',
      link: theirs,
    },
  ],
});
export const ticketClosed = defineEvent({
  name: 'communication.ticketClosed',
  on: 'helpDeskTicket',
  label: 'Ticket closed',
  payload: toAssignee,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Closed: {subject}',
      body: 'Ticket {reference} was closed by {author}. You can reopen it at any time.',
      link: theirs,
    },
  ],
});
