import { choice, defineEntity, type RecordOf, ref, text, whole } from '@homeport/grammar';

/** Somebody who takes part in a chat, and how far they have read. */
export const conversationMember = defineEntity({
  name: 'conversationMember',
  label: 'Participant',
  plural: 'Participants',
  title: ['name'],
  internal: true,
  unique: [{ fields: ['conversation', 'user'] }],
  indexes: [['user']],
  fields: {
    conversation: ref('Conversation', 'conversation', { required: true, onDelete: 'cascade' }),
    user: ref('User', 'user', { required: true, loose: true }),
    name: text('Name', { required: true, max: 200 }),
    part: choice(
      'Part',
      { ASSIGNEE: 'Assignee', STAFF: 'Mobility team', VENDOR: 'Provider', FAMILY: 'Family member' },
      { required: true },
    ),
    lastReadSeq: whole('Read up to', { required: true, initial: 0 }),
  },
  access: {},
});
export interface ConversationMember extends RecordOf<typeof conversationMember> {}
