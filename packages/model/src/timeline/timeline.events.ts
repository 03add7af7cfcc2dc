import { code, date, defineEvent, longText, person, ref, text, whole } from '@homeport/grammar';

const item = {
  caseDetail: ref('Assignment', 'caseDetail', { wire: 'id' }),
  reference: code('Assignment reference'),
  assignee: person('Assignee', { wire: 'id' }),
  manager: ref('Manager', 'user', { wire: 'id' }),
  description: text('Description'),
  eventDate: date('Date'),
  note: longText('Note'),
};

export const timelinePublished = defineEvent({
  name: 'timeline.published',
  on: 'caseDetail',
  label: 'Timeline published',
  payload: {
    caseDetail: item.caseDetail,
    reference: item.reference,
    assignee: item.assignee,
    count: whole('Items'),
  },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Your plan is published',
      body: '{count, plural, one {# date} other {# dates}} of assignment {reference}.',
      link: '/dashboard/timeline',
    },
  ],
});
export const noteByEmployee = defineEvent({
  name: 'timeline.noteByEmployee',
  on: 'caseTimeline',
  label: 'Note by the assignee',
  payload: item,
  notices: [
    {
      to: 'manager',
      channels: ['app'],
      title: 'Note on {description}',
      body: 'Assignment {reference}: {note}',
      link: '/workspace/cases/case-detail/{caseDetail}/caseTimeline',
    },
  ],
});
export const noteForEmployee = defineEvent({
  name: 'timeline.noteForEmployee',
  on: 'caseTimeline',
  label: 'Note for the assignee',
  payload: item,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'A note for you: {description}',
      body: '{eventDate}: {note}',
      link: '/dashboard/timeline',
    },
  ],
});

const shared = {
  caseDetail: item.caseDetail,
  reference: item.reference,
  description: item.description,
  eventDate: item.eventDate,
};
/** The assignee shared a date with the partner. */
export const itemShared = defineEvent({
  name: 'timeline.itemShared',
  on: 'caseTimeline',
  label: 'Timeline item shared with the partner',
  payload: { ...shared, partner: ref('Partner', 'user', { wire: 'id' }), by: text('Shared by') },
  notices: [
    {
      to: 'partner',
      channels: ['app', 'mail'],
      title: '{by} shares a task with you: {description}',
      body: 'It is due on {eventDate}. You can note something on it and mark it as done.',
      link: '/dashboard/timeline',
    },
  ],
});
/** The assignee took a date back that was shared with the partner. */
export const itemTakenBack = defineEvent({
  name: 'timeline.itemTakenBack',
  on: 'caseTimeline',
  label: 'Timeline item no longer shared with the partner',
  payload: { ...shared, partner: ref('Partner', 'user', { wire: 'id' }), by: text('Taken back by') },
  notices: [
    {
      to: 'partner',
      channels: ['app'],
      title: '{by} no longer shares with you: {description}',
      body: 'There is nothing left for you to do on it.',
      link: '/dashboard',
    },
  ],
});
/** The partner wrote a note on what was shared with them. */
export const notedByPartner = defineEvent({
  name: 'timeline.notedByPartner',
  on: 'caseTimeline',
  label: 'Timeline item noted by the partner',
  payload: { ...shared, assignee: item.assignee, by: text('Noted by'), note: item.note },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Note by {by} on {description}',
      body: '{note}',
      link: '/dashboard/timeline',
    },
  ],
});
/** The partner did what was shared with them. */
export const doneByPartner = defineEvent({
  name: 'timeline.doneByPartner',
  on: 'caseTimeline',
  label: 'Timeline item done by the partner',
  payload: { ...shared, assignee: item.assignee, by: text('Done by') },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: '{by} has done: {description}',
      body: 'It stands as done on your timeline ({eventDate}).',
      link: '/dashboard/timeline',
    },
  ],
});
