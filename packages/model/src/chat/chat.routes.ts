import { choice, defineRoute, json, longText, text, whole } from '@homeport/grammar';
import type { TalkFile } from '../communication/door.generated.ts';
import { type ConversationKind, conversationKinds } from './conversation-kinds.data.ts';

export interface Participant {
  readonly user: string;
  readonly name: string;
  readonly part: 'ASSIGNEE' | 'STAFF' | 'VENDOR' | 'FAMILY';
  /** Number of the last message they have read. */
  readonly lastReadSeq: number;
}
export interface ChatSummary {
  readonly id: string;
  readonly caseDetailId: string;
  readonly kind: ConversationKind;
  readonly title: string;
  readonly assigneeName: string;
  readonly lastSeq: number;
  readonly lastMessageAt: string | null;
  readonly lastMessage: string | null;
  readonly lastAuthorName: string | null;
  readonly unread: number;
  readonly participants: readonly Participant[];
  /** Whose it is, in a list over all companies. */
  readonly tenantId?: string;
}
export interface ChatLine {
  readonly id: string;
  readonly seq: number;
  readonly kind: 'TEXT' | 'EVENT';
  readonly text: string;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly isMine: boolean;
  readonly created: string;
  readonly files: readonly TalkFile[];
}
export interface ChatPage {
  readonly content: readonly ChatLine[];
  readonly lastSeq: number;
  readonly participants: readonly Participant[];
}
const object = { type: 'object' } as const;
const list = { type: 'array', items: object } as const;
const who = ['assignee', 'dependant', 'vendor', 'caseManager', 'hr', 'administrator', 'master'] as const;
/** Characters of one message. */
export const longestMessage = 4000;

/** The caller's chats, the last word first. */
export const myConversations = defineRoute<readonly ChatSummary[]>()({
  name: 'myConversations',
  label: 'My conversations',
  method: 'GET',
  path: 'conversation/mai',
  who,
  portfolio: true,
  query: {
    caseDetailId: text('Assignment', { max: 36 }),
    size: whole('Size', { min: 1, max: 200, initial: 100 }),
  },
  shape: list,
});

/** Opens the chat of an assignment with the team, HR or a provider; one that is there is answered as it is. */
export const openConversation = defineRoute<ChatSummary>()({
  name: 'openConversation',
  label: 'Start a conversation',
  method: 'POST',
  path: 'conversation',
  who,
  body: {
    caseDetailId: text('Assignment', { max: 36 }),
    kind: choice('With', conversationKinds, { initial: 'TEAM' }),
    vendorUser: text('Provider', { max: 36 }),
  },
  shape: object,
  refusals: ['communication.notFound', 'communication.noAssignment'],
});

/** Messages after a number, in their order: how a page catches up after any loss. `before` reads backwards. */
export const readMessages = defineRoute<ChatPage>()({
  name: 'readMessages',
  label: 'Messages of a conversation',
  method: 'GET',
  path: 'conversation/{id}/message',
  who,
  query: {
    after: whole('After', { min: 0 }),
    before: whole('Before', { min: 1 }),
    size: whole('Size', { min: 1, max: 500, initial: 100 }),
  },
  shape: { type: 'object', required: ['content', 'lastSeq', 'participants'] },
  refusals: ['communication.notFound'],
});

/** Keeps a message under the id its sender has made; the same id again answers the message that is kept. */
export const sendMessage = defineRoute<ChatLine>()({
  name: 'sendMessage',
  label: 'Send a message',
  method: 'POST',
  path: 'conversation/{id}/message',
  who,
  body: {
    id: text('Id', { required: true, max: 36 }),
    text: longText('Text', { max: longestMessage }),
    attachments: json('Attachments', { maxDepth: 3 }),
  },
  shape: object,
  refusals: ['communication.notFound', 'communication.empty', 'communication.notYourFile'],
});

/** Marks a conversation as read up to a message. */
export const markRead = defineRoute<{ readonly lastReadSeq: number }>()({
  name: 'markRead',
  label: 'Mark as read',
  method: 'POST',
  path: 'conversation/{id}/read',
  who,
  body: { seq: whole('Read up to', { required: true, min: 0 }) },
  shape: object,
  refusals: ['communication.notFound'],
});
