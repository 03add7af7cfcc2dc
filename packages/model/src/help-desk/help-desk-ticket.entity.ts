import {
  choice,
  code,
  dateTime,
  defineEntity,
  lifecycle,
  longText,
  person,
  type RecordOf,
  ref,
  refs,
  text,
  whole,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';

const staff = ['caseManager', 'hr', 'administrator', 'master'] as const;
const everyone = ['assignee', ...staff] as const;
const writable = ['OPEN', 'REOPENED', 'ANSWERED', 'WAITING'] as const;

/** What a ticket is about. */
export const ticketCategories = {
  ASSIGNMENT: 'My assignment',
  SERVICE: 'A service',
  HOUSING: 'Housing',
  TRAVEL: 'Travel and visas',
  EXPENSES: 'Expenses and payments',
  DOCUMENTS: 'Documents',
  TECHNICAL: 'This application',
  OTHER: 'Something else',
} as const;

/** A question to the help desk, from the first line to the last answer. */
export const helpDeskTicket = defineEntity({
  name: 'helpDeskTicket',
  label: 'Help desk ticket',
  plural: 'Help desk tickets',
  title: ['reference', 'subject'],
  search: ['reference', 'subject'],
  unique: [{ fields: ['reference'] }],
  indexes: [['assignee'], ['status'], ['caseDetail'], ['assignedTo']],
  list: ['reference', 'subject', 'assignee', 'category', 'status', 'assignedTo', 'lastReplyAt', 'created'],
  facts: ['assignee', 'category', 'assignedTo', 'lastReplyAt', 'replies'],
  work: [
    {
      name: 'answer',
      label: 'Tickets to answer',
      waits: {
        all: [
          { field: 'status', op: 'in', value: ['OPEN', 'REOPENED'] },
          { field: 'assignedTo', op: 'eq', value: '$me.user' },
        ],
      },
      at: '/workspace/cases/helpdesk?view=answer',
    },
  ],
  fields: {
    reference: code('Reference', {
      required: true,
      max: 40,
      readOnly: true,
      numbered: { series: 'help-desk', prefix: 'HD-' },
    }),
    subject: text('Subject', { required: true, max: 200, readOnly: true }),
    category: choice('About', ticketCategories, { required: true, readOnly: true, initial: 'OTHER' }),
    detail: longText('Question', { required: true, max: 10_000, readOnly: true }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true, readOnly: true, wire: 'id', onDelete: 'cascade' }),
    assignee: person('Assignee', { required: true, readOnly: true }),
    files: refs('Attachments', 'attachment', { readOnly: true }),
    assignedTo: ref('Assigned to', 'user', { readOnly: true, loose: true }),
    assignedName: text('Who looks after it', { max: 200, readOnly: true }),
    lastReplyAt: dateTime('Last reply', { readOnly: true }),
    lastReplyName: text('Last reply by', { max: 200, readOnly: true }),
    replies: whole('Replies', { readOnly: true, initial: 0 }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', primary: 'edit' },
        ANSWERED: { label: 'Answered', tone: 'success', primary: 'close' },
        WAITING: { label: 'Waiting for you', tone: 'warning', primary: 'edit' },
        CLOSED: { label: 'Closed', tone: 'neutral', primary: 'reopen' },
        REOPENED: { label: 'Reopened', tone: 'info', primary: 'edit' },
      },
      transitions: {
        answer: { label: 'Answer', from: writable, to: 'ANSWERED', by: [], system: true },
        ask: { label: 'Ask back', from: writable, to: 'WAITING', by: [], system: true },
        resume: { label: 'Reply', from: writable, to: 'OPEN', by: [], system: true },
        close: { label: 'Close', from: writable, to: 'CLOSED', by: everyone },
        reopen: { label: 'Reopen', from: ['CLOSED'], to: 'REOPENED', by: everyone },
      },
    }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: [
        'reference',
        'subject',
        'category',
        'detail',
        'caseDetail',
        'assignee',
        'files',
        'assignedName',
        'lastReplyAt',
        'lastReplyName',
        'replies',
        'status',
      ],
    },
    caseManager: { do: ['read', 'export'] },
    hr: { do: ['read', 'export'] },
    administrator: { do: ['read', 'export'] },
    master: { do: ['read', 'export'] },
  }),
});
export interface HelpDeskTicket extends RecordOf<typeof helpDeskTicket> {}
