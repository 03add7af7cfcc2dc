import { defineEvent, json, ref, text } from '@homeport/grammar';

/** A notice has to leave over a channel that can fail or has to wait; each is tried again by itself. */
export const noticeDue = defineEvent({
  name: 'notifications.noticeDue',
  on: 'noticeDelivery',
  label: 'Notice to be sent',
  payload: { delivery: ref('Delivery', 'noticeDelivery', { wire: 'id' }) },
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
