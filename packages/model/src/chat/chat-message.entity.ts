import { choice, defineEntity, longText, type RecordOf, ref, refs, text, whole } from '@homeport/grammar';
import { shownOutside } from '../role-presets/door.generated.ts';
import { conversation } from './conversation.entity.ts';

/** One chat message. Its id is made by who sends it, its number by the database: once, and in one order for everyone. */
export const chatMessage = defineEntity({
  name: 'chatMessage',
  label: 'Chat message',
  plural: 'Chat messages',
  title: ['text'],
  unique: [{ fields: ['conversation', 'seq'] }],
  sort: 'seq,asc',
  list: ['seq', 'authorName', 'text', 'created'],
  neverUpdated: true,
  fields: {
    conversation: ref('Conversation', 'conversation', { required: true, readOnly: true, onDelete: 'cascade' }),
    seq: whole('Number', { required: true, readOnly: true, min: 1 }),
    kind: choice('Kind', { TEXT: 'Message', EVENT: 'Event' }, { required: true, readOnly: true, initial: 'TEXT' }),
    text: longText('Text', { max: 4000, readOnly: true }),
    author: ref('Author', 'user', { readOnly: true, loose: true }),
    authorName: text('Name of the author', { required: true, max: 200, readOnly: true }),
    files: refs('Attachments', 'attachment', { readOnly: true }),
  },
  access: shownOutside(
    ['conversation', 'seq', 'kind', 'text', 'author', 'authorName', 'files'],
    Object.fromEntries(
      Object.keys(conversation.access).map((role) => [role, { do: ['read'], follows: 'conversation' }] as const),
    ),
  ),
});
export interface ChatMessage extends RecordOf<typeof chatMessage> {}
