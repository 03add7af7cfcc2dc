import { choice, dateTime, defineEntity, person, type RecordOf, ref, text, whole } from '@homeport/grammar';
import { asItsCase, shownOutside } from '../role-presets/door.generated.ts';
import { conversationKinds } from './conversation-kinds.data.ts';

const forTeam = { do: ['read'], where: { field: 'kind', op: 'in', value: ['TEAM', 'VENDOR', 'FAMILY'] } } as const;

/** Who may read along: the assignee, the mobility team, HR in its own, a provider in theirs, a member of the family in theirs alone. */
const readers = {
  assignee: {
    do: ['read'],
    where: {
      all: [
        { field: 'assignee', op: 'eq', value: '$me.person' },
        { field: 'kind', op: 'ne', value: 'FAMILY' },
      ],
    },
  },
  dependant: {
    do: ['read'],
    where: {
      all: [
        { field: 'familyUser', op: 'eq', value: '$me.user' },
        { field: 'assignee', op: 'eq', value: '$me.family' },
      ],
    },
  },
  caseManager: forTeam,
  hr: { do: ['read'], where: { field: 'kind', op: 'eq', value: 'HR' } },
  vendor: { do: ['read'], where: { field: 'vendorUser', op: 'eq', value: '$me.user' } },
  administrator: forTeam,
  master: forTeam,
} as const;
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'caseDetail',
  'kind',
  'title',
  'assignee',
  'lastSeq',
  'lastMessageAt',
  'lastMessage',
  'lastAuthorName',
];

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
    title: text('Title', { required: true, max: 200, readOnly: true, place: { way: true } }),
    assignee: person('Assignee', { required: true, readOnly: true }),
    vendorUser: ref('Provider', 'user', { readOnly: true }),
    familyUser: ref('Family member', 'user', { readOnly: true }),
    lastSeq: whole('Messages', { required: true, readOnly: true, initial: 0 }),
    lastMessageAt: dateTime('Last message', { readOnly: true }),
    lastMessage: text('Last words', { max: 200, readOnly: true }),
    lastAuthorName: text('Last written by', { max: 200, readOnly: true }),
  },
  access: shownOutside(
    {
      assignee: [...seenOutside, 'vendorUser', 'familyUser'],
      dependant: [...seenOutside, 'familyUser'],
      vendor: [...seenOutside, 'vendorUser'],
    },
    asItsCase(readers),
  ),
});
export interface Conversation extends RecordOf<typeof conversation> {}
