import { choice, dateTime, defineEntity, person, type RecordOf, ref, text, whole } from '@homeport/grammar';

/** Who talks with the assignee. */
export const conversationKinds = { TEAM: 'Mobility team', HR: 'HR', VENDOR: 'Provider' } as const;
export type ConversationKind = keyof typeof conversationKinds;

/** Who may read along: the assignee, the mobility team, HR in its own, a provider in theirs. */
export const conversationAccess = (path: string) =>
  ({
    assignee: { do: ['read'], where: { field: `${path}assignee`, op: 'eq', value: '$me.person' } },
    caseManager: { do: ['read'], where: { field: `${path}kind`, op: 'in', value: ['TEAM', 'VENDOR'] } },
    hr: { do: ['read'], where: { field: `${path}kind`, op: 'eq', value: 'HR' } },
    vendor: { do: ['read'], where: { field: `${path}vendorUser`, op: 'eq', value: '$me.user' } },
    administrator: { do: ['read'], where: { field: `${path}kind`, op: 'in', value: ['TEAM', 'VENDOR'] } },
    master: { do: ['read'], where: { field: `${path}kind`, op: 'in', value: ['TEAM', 'VENDOR'] } },
  }) as const;

/** A chat of one assignment. Its number of messages is counted in the transaction that keeps a message. */
export const conversation = defineEntity({
  name: 'conversation',
  label: 'Conversation',
  plural: 'Conversations',
  title: ['title'],
  search: ['title'],
  indexes: [['caseDetail'], ['assignee'], ['lastMessageAt']],
  list: ['title', 'kind', 'assignee', 'lastMessage', 'lastMessageAt'],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, readOnly: true, wire: 'id', onDelete: 'cascade' }),
    kind: choice('With', conversationKinds, { required: true, readOnly: true }),
    title: text('Title', { required: true, max: 200, readOnly: true }),
    assignee: person('Assignee', { required: true, readOnly: true }),
    vendorUser: ref('Provider', 'user', { readOnly: true }),
    lastSeq: whole('Messages', { required: true, readOnly: true, initial: 0 }),
    lastMessageAt: dateTime('Last message', { readOnly: true }),
    lastMessage: text('Last words', { max: 200, readOnly: true }),
    lastAuthorName: text('Last written by', { max: 200, readOnly: true }),
  },
  access: conversationAccess(''),
});
export interface Conversation extends RecordOf<typeof conversation> {}
