import { dateTime, defineEntity, type RecordOf, ref, text } from '@homeport/grammar';

/** A conversation of one user with the assistant, kept for them until they clear it. Nobody else reads it. */
export const assistantThread = defineEntity({
  name: 'assistantThread',
  label: 'Conversation with the assistant',
  plural: 'Conversations with the assistant',
  title: ['title'],
  indexes: [['user', 'lastMessageAt']],
  sort: 'lastMessageAt,desc',
  list: ['title', 'lastMessageAt'],
  fields: {
    user: ref('User', 'user', { required: true, readOnly: true, onDelete: 'cascade' }),
    title: text('First question', { required: true, max: 200, readOnly: true }),
    lastMessageAt: dateTime('Last message', { required: true, readOnly: true }),
    ticket: ref('Handed to the help desk as', 'helpDeskTicket', { readOnly: true, onDelete: 'clear' }),
  },
  access: {
    assignee: {
      do: ['read'],
      where: { field: 'user', op: 'eq', value: '$me.user' },
      show: ['user', 'title', 'lastMessageAt', 'ticket'],
    },
  },
});
export interface AssistantThread extends RecordOf<typeof assistantThread> {}
