import { defineEvent, json, longText, ref, text, whole, yesNo } from '@homeport/grammar';

/** A notice has to leave over a channel that can fail or has to wait; each is tried again by itself. */
export const noticeDue = defineEvent({
  name: 'notifications.noticeDue',
  on: 'noticeDelivery',
  label: 'Notice to be sent',
  payload: {
    delivery: ref('Delivery', 'noticeDelivery', { wire: 'id' }),
    isUrgent: yesNo('Also in quiet hours'),
  },
});

/**
 * A record that somebody follows was changed. What happened is written by the database beside the line of its history (entity,
 * by, changes); the rest is said to each follower in their language, as far as they may see the record.
 */
export const recordChanged = defineEvent({
  name: 'notifications.recordChanged',
  on: 'notification',
  label: 'A record you follow was changed',
  payload: {
    entity: text('Entity'),
    by: ref('Changed by', 'user', { wire: 'id' }),
    changes: json('Changed fields'),
    author: text('Author'),
    kind: text('Kind of record'),
    name: text('Record'),
    fields: text('What was changed'),
    menu: text('Menu'),
    page: text('Page'),
    record: text('Id of the record'),
  },
  notices: [
    {
      to: 'follower',
      channels: ['app'],
      title: '{author} changed what you follow: {name}',
      body: '{kind}: {fields}',
      link: '/workspace/{menu}/{page}/{record}',
    },
  ],
});

/**
 * Something happened that a company has declared an event of its own for. Who hears of it is found when it is acted on, and
 * each is told what they may see of the record then; one event that cannot be acted on holds no other up.
 */
export const companyEventHappened = defineEvent({
  name: 'notifications.companyEventHappened',
  on: 'notificationEvent',
  label: 'Notification of your company',
  payload: {
    notificationEvent: ref('Event', 'notificationEvent', { wire: 'id' }),
    entity: text('Entity'),
    record: text('Id of the record'),
    version: whole('Version of the record'),
    group: json('Changes that belong together'),
    count: whole('Number of records'),
    effect: text('Effect'),
    event: text('Event'),
    kind: text('Kind of record'),
    name: text('Record'),
    menu: text('Menu'),
    page: text('Page'),
  },
  notices: [
    {
      to: 'staff',
      channels: ['app', 'mail'],
      title: '{event}: {name}',
      body: '{kind}',
      link: '/workspace/{menu}/{page}/{record}',
    },
    // The assignee application has no page for every record.
    { to: 'assignee', channels: ['app', 'mail'], title: '{event}: {name}', body: '{kind}' },
    // Many changes at once are told of in one notice, which leads to the list.
    {
      to: 'staff',
      channels: ['app', 'mail'],
      title: '{event}: {kind} ({count})',
      body: 'This happened to several records at once. The list shows them.',
      link: '/workspace/{menu}/{page}',
    },
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: '{event}: {kind} ({count})',
      body: 'This happened to several records at once.',
    },
  ],
});

/** A scheduled broadcast: acted on when its time has come. */
export const broadcastDue = defineEvent({
  name: 'notifications.broadcastDue',
  on: 'broadcast',
  label: 'Broadcast to be sent',
  payload: { broadcast: ref('Broadcast', 'broadcast', { wire: 'id' }) },
});

/** A message of administration to many; told to one reader after the other by its job, in the reader's own company. */
export const broadcastTold = defineEvent({
  name: 'notifications.broadcastTold',
  on: 'broadcast',
  label: 'Message of administration',
  payload: {
    title: text('Title'),
    titleEs: text('Title in Spanish'),
    titleFr: text('Title in French'),
    body: longText('Text'),
    bodyEs: longText('Text in Spanish'),
    bodyFr: longText('Text in French'),
  },
  notices: [{ to: 'reader', channels: ['app', 'mail'], title: '{title}', body: '{body}' }],
});
