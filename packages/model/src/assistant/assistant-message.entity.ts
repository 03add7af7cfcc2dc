import { choice, defineEntity, jsonOf, longText, type RecordOf, ref, whole, yesNo } from '@homeport/grammar';
import type { AnswerSource } from './compose.rules.ts';
import type { Topic } from './question-words.data.ts';

/** A question to the assistant, or its answer with what it was taken from. */
export const assistantMessage = defineEntity({
  name: 'assistantMessage',
  label: 'Message of the assistant',
  plural: 'Messages of the assistant',
  title: ['body'],
  unique: [{ fields: ['thread', 'position'] }],
  indexes: [['user']],
  sort: 'position,asc',
  list: ['thread', 'position', 'author', 'body'],
  fields: {
    thread: ref('Conversation', 'assistantThread', { required: true, readOnly: true, onDelete: 'cascade' }),
    user: ref('User', 'user', { required: true, readOnly: true, onDelete: 'cascade' }),
    position: whole('Position', { required: true, min: 1, readOnly: true }),
    author: choice('Said by', { PERSON: 'Person', ASSISTANT: 'Assistant' }, { required: true, readOnly: true }),
    body: longText('Text', { required: true, max: 12_000, readOnly: true }),
    sources: jsonOf<readonly AnswerSource[]>()('Taken from', {
      drawn: 'the conversation',
      maxDepth: 3,
      readOnly: true,
    }),
    topics: jsonOf<readonly Topic[]>()('Topics', { drawn: 'the conversation', maxDepth: 2, readOnly: true }),
    language: choice('Language', { en: 'English', es: 'Spanish', fr: 'French' }, { required: true, readOnly: true }),
    isFound: yesNo('An answer was found', { readOnly: true, initial: true }),
    phrasedBy: choice('Phrased by', { TEMPLATES: 'Templates', MODEL: 'Model' }, { readOnly: true }),
  },
  access: {
    assignee: {
      do: ['read'],
      where: { field: 'user', op: 'eq', value: '$me.user' },
      show: ['thread', 'user', 'position', 'author', 'body', 'sources', 'topics', 'language', 'isFound', 'phrasedBy'],
    },
  },
});
export interface AssistantMessage extends RecordOf<typeof assistantMessage> {}
