import { choice, defineEntity, longText, type RecordOf, ref, refs, text, yesNo } from '@homeport/grammar';
import { asItsWhole } from '../role-presets/door.generated.ts';
import { replyAudiences } from './reply-audiences.data.ts';

/** One answer in a ticket, or something that happened to it. */
export const helpDeskReply = defineEntity({
  name: 'helpDeskReply',
  label: 'Reply',
  plural: 'Replies',
  title: ['text'],
  indexes: [['ticket']],
  sort: 'created,asc',
  list: ['text', 'authorName', 'audience', 'created'],
  neverUpdated: true,
  fields: {
    ticket: ref('Ticket', 'helpDeskTicket', { required: true, readOnly: true, onDelete: 'cascade' }),
    kind: choice('Kind', { REPLY: 'Reply', EVENT: 'Event' }, { required: true, readOnly: true, initial: 'REPLY' }),
    text: longText('Text', { max: 10_000, readOnly: true }),
    audience: choice('For', replyAudiences, { required: true, readOnly: true, initial: 'ASSIGNEE' }),
    author: ref('Author', 'user', { readOnly: true, loose: true }),
    authorName: text('Name of the author', { required: true, max: 200, readOnly: true }),
    isFromAssignee: yesNo('From the assignee', { readOnly: true, initial: false }),
    files: refs('Attachments', 'attachment', { readOnly: true }),
  },
  access: asItsWhole('ticket', {
    assignee: {
      do: ['read'],
      where: {
        all: [
          { field: 'ticket.assignee', op: 'eq', value: '$me.person' },
          { field: 'audience', op: 'eq', value: 'ASSIGNEE' },
        ],
      },
      show: ['ticket', 'kind', 'text', 'author', 'authorName', 'isFromAssignee', 'files'],
    },
    caseManager: { do: ['read'] },
    hr: { do: ['read'] },
    administrator: { do: ['read'] },
    master: { do: ['read'] },
  }),
});
export interface HelpDeskReply extends RecordOf<typeof helpDeskReply> {}
