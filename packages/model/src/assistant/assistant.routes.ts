import { defineRoute, longText, text } from '@homeport/grammar';
import type { AnswerSource } from './compose.rules.ts';
import type { SpokenLanguage } from './question.rules.ts';

/** Characters of a question, and lines of a conversation, at most. */
export const assistantLimits = { question: 1000, lines: 200 } as const;

/** Something said in a conversation with the assistant. */
export interface AssistantLine {
  readonly id: string;
  readonly author: 'PERSON' | 'ASSISTANT';
  /** Plain text; `[1]` refers to the first source. */
  readonly text: string;
  readonly sources: readonly AnswerSource[];
  readonly language: SpokenLanguage;
  readonly isFound: boolean;
  readonly created: string;
}
export interface AssistantThreadLine {
  readonly id: string;
  readonly title: string;
  readonly lastMessageAt: string;
  /** The ticket this conversation was handed over as. */
  readonly ticket: { readonly id: string; readonly label: string } | null;
}
/** One conversation, and all of the caller. */
export interface AssistantChat {
  readonly threads: readonly AssistantThreadLine[];
  /** The conversation asked for, else the newest one; null when there is none. */
  readonly thread: AssistantThreadLine | null;
  readonly content: readonly AssistantLine[];
  /** Whether answers are phrased by a model of another service. */
  readonly isPhrased: boolean;
}
const lineShape = {
  type: 'object',
  required: ['id', 'author', 'text', 'sources', 'language', 'isFound', 'created'],
} as const;
const threadShape = { type: ['object', 'null'], required: ['id', 'title', 'lastMessageAt', 'ticket'] } as const;

/** The conversation with the assistant. */
export const assistantChat = defineRoute<AssistantChat>()({
  name: 'assistantChat',
  label: 'Conversation with the assistant',
  method: 'GET',
  path: 'assistant/chat',
  who: ['assignee'],
  query: { thread: text('Conversation', { max: 36 }) },
  shape: {
    type: 'object',
    required: ['threads', 'thread', 'content', 'isPhrased'],
    properties: {
      threads: { type: 'array', items: threadShape },
      thread: threadShape,
      content: { type: 'array', items: lineShape },
    },
  },
  refusals: ['assistant.notFound'],
});

/**
 * Asks the assistant. The page names question and conversation, so the same question sent again is answered once; it is a
 * PUT because a POST under a key would hold its transaction open while another service is waited for.
 */
export const askAssistant = defineRoute<{ readonly thread: string; readonly content: readonly AssistantLine[] }>()({
  name: 'askAssistant',
  label: 'Ask the assistant',
  method: 'PUT',
  path: 'assistant/chat',
  who: ['assignee'],
  limit: 'heavy',
  body: {
    id: text('Id', { required: true, max: 36 }),
    thread: text('Conversation', { required: true, max: 36 }),
    question: longText('Question', { max: assistantLimits.question }),
  },
  shape: {
    type: 'object',
    required: ['thread', 'content'],
    properties: { thread: { type: 'string' }, content: { type: 'array', items: lineShape } },
  },
  refusals: ['assistant.questionRequired', 'assistant.notFound', 'assistant.tooLong'],
});

/** Clears a conversation for good. */
export const clearAssistantChat = defineRoute()({
  name: 'clearAssistantChat',
  label: 'Clear a conversation with the assistant',
  method: 'DELETE',
  path: 'assistant/chat/{id}',
  who: ['assignee'],
  refusals: ['assistant.notFound'],
});

/** Hands a conversation to the help desk; asked again, it answers the ticket that is there. */
export const askPerson = defineRoute<{ readonly id: string; readonly reference: string }>()({
  name: 'askPerson',
  label: 'Ask a person',
  method: 'POST',
  path: 'assistant/chat/{id}/ticket',
  who: ['assignee'],
  shape: { type: 'object', required: ['id', 'reference'] },
  refusals: ['assistant.notFound', 'assistant.nothingToHandOver', 'communication.noAssignment'],
});
