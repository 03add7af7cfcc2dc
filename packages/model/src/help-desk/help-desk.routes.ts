import { choice, defineRoute, json, longText, text, whole, yesNo } from '@homeport/grammar';
import type { TalkFile } from '../communication/door.generated.ts';
import { ticketCategories } from './help-desk-ticket.entity.ts';
import { replyAudiences } from './reply-audiences.data.ts';

export interface TicketLine {
  readonly id: string;
  readonly reference: string;
  readonly subject: string;
  readonly category: keyof typeof ticketCategories;
  readonly status: 'OPEN' | 'ANSWERED' | 'WAITING' | 'CLOSED' | 'REOPENED';
  readonly created: string;
  readonly lastReplyAt: string | null;
  readonly lastReplyName: string | null;
  readonly replies: number;
  readonly assignedName: string | null;
  readonly assigneeName: string;
  readonly caseDetailId: string;
  readonly version: number;
  /** Whose it is, in a list over all companies. */
  readonly tenantId?: string;
}
export interface TicketReply {
  readonly id: string;
  readonly kind: 'REPLY' | 'EVENT';
  readonly text: string;
  readonly audience: keyof typeof replyAudiences;
  readonly authorName: string;
  readonly isMine: boolean;
  readonly isFromAssignee: boolean;
  readonly created: string;
  readonly files: readonly TalkFile[];
}
export interface Ticket extends TicketLine {
  readonly detail: string;
  readonly isMine: boolean;
  /** Whoever reads it looks after it. */
  readonly isWithMe: boolean;
  readonly files: readonly TalkFile[];
  readonly correspondence: readonly TicketReply[];
}
export interface TicketPage {
  readonly content: readonly TicketLine[];
  readonly totalElements: number;
}
const object = { type: 'object' } as const;
const ticketShape = { type: 'object', required: ['id', 'reference', 'subject', 'status', 'created'] } as const;
const staff = ['caseManager', 'hr', 'administrator', 'master'] as const;
const everyone = ['assignee', ...staff] as const;
const files = json('Attachments', { maxDepth: 3 });

/** How many tickets a page has (specification). */
const ticketsAPage = 10;

/** The caller's tickets; for the mobility team all of the company. */
export const listTickets = defineRoute<TicketPage>()({
  name: 'listTickets',
  label: 'Help desk tickets',
  method: 'GET',
  path: 'help-desk',
  who: everyone,
  portfolio: true,
  about: 'helpDeskTicket',
  query: {
    page: whole('Page', { min: 0, max: 100_000, initial: 0 }),
    size: whole('Size', { min: 1, max: 1000, initial: ticketsAPage }),
    sort: text('Sort', { max: 40, initial: 'created,desc' }),
    status: choice('Status', { TO_ANSWER: 'To answer', OPEN: 'Not closed', CLOSED: 'Closed' }),
    mine: yesNo('Mine'),
    search: text('Search', { max: 100 }),
  },
  shape: {
    type: 'object',
    required: ['content', 'totalElements'],
    properties: { content: { type: 'array', items: ticketShape }, totalElements: { type: 'integer' } },
  },
});

/** Asks the help desk. */
export const raiseTicket = defineRoute<TicketLine>()({
  name: 'raiseTicket',
  label: 'Raise a ticket',
  method: 'POST',
  path: 'help-desk',
  who: everyone,
  about: 'helpDeskTicket',
  body: {
    id: text('Id', { max: 36 }),
    subject: text('Subject', { max: 200 }),
    category: choice('About', ticketCategories, { initial: 'OTHER' }),
    detail: longText('Question', { max: 10_000 }),
    caseDetailId: text('Assignment', { max: 36 }),
    attachments: files,
  },
  shape: ticketShape,
  refusals: [
    'communication.subjectRequired',
    'communication.bodyRequired',
    'communication.noAssignment',
    'communication.notYourFile',
    'communication.notFound',
  ],
});

/** One ticket with its whole correspondence, oldest first, as far as the caller may see it. */
export const readTicket = defineRoute<Ticket>()({
  name: 'readTicket',
  label: 'A help desk ticket',
  method: 'GET',
  path: 'help-desk/{id}',
  who: everyone,
  about: 'helpDeskTicket',
  shape: object,
  refusals: ['communication.notFound'],
});

/** The correspondence of a ticket. */
export const listCorrespondence = defineRoute<{
  readonly content: readonly TicketReply[];
  readonly totalElements: number;
}>()({
  name: 'listCorrespondence',
  label: 'Correspondence of a ticket',
  method: 'GET',
  path: 'correspondence/help-desk',
  who: everyone,
  about: 'helpDeskTicket',
  query: { helpDeskId: text('Ticket', { required: true, max: 36 }) },
  shape: {
    type: 'object',
    required: ['content', 'totalElements'],
    properties: { content: { type: 'array', items: object }, totalElements: { type: 'integer' } },
  },
  refusals: ['communication.notFound'],
});

/** Replies in a ticket. The team may ask back instead of answering, or leave a note among themselves. */
export const replyToTicket = defineRoute<TicketReply>()({
  name: 'replyToTicket',
  label: 'Reply to a ticket',
  method: 'POST',
  path: 'correspondence/help-desk',
  who: everyone,
  about: 'helpDeskTicket',
  body: {
    helpDeskId: text('Ticket', { required: true, max: 36 }),
    message: longText('Text', { max: 10_000 }),
    audience: choice('For', replyAudiences, { initial: 'ASSIGNEE' }),
    asksBack: yesNo('Waits for the assignee', { initial: false }),
    attachments: files,
  },
  shape: object,
  refusals: [
    'communication.notFound',
    'communication.empty',
    'communication.ticketClosed',
    'communication.notStaff',
    'communication.notYourFile',
  ],
});
