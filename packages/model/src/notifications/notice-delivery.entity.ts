import { choice, dateTime, defineEntity, type RecordOf, ref, text, whole } from '@homeport/grammar';

/** How one notice went over one channel: what staff look at when somebody says they were never told. */
export const noticeDelivery = defineEntity({
  name: 'noticeDelivery',
  label: 'Delivery of a notice',
  plural: 'Deliveries of notices',
  title: ['event', 'channel'],
  indexes: [['user', 'created']],
  unique: [{ fields: ['notification', 'channel'] }],
  sort: 'created,desc',
  list: ['event', 'user', 'channel', 'state', 'deliveredAt', 'reason'],
  menu: 'admin',
  fields: {
    notification: ref('Notification', 'notification', { required: true, fixed: true, onDelete: 'cascade' }),
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    event: text('Event', { required: true, max: 120, readOnly: true }),
    channel: choice('Channel', { APP: 'In the app', MAIL: 'E-mail', PUSH: 'Push' }, { required: true, readOnly: true }),
    state: choice(
      'State',
      { WAITING: 'Waiting', SENT: 'Sent', FAILED: 'Failed', DROPPED: 'Not sent' },
      { required: true, readOnly: true, initial: 'WAITING' },
    ),
    deliveredAt: dateTime('Delivered at', { readOnly: true }),
    attempts: whole('Attempts', { min: 0, initial: 0, readOnly: true }),
    reason: text('Reason', { max: 300, readOnly: true }),
  },
  access: {
    administrator: { do: ['read', 'export'] },
    master: { do: ['read', 'export'] },
    hr: { do: ['read'] },
    caseManager: { do: ['read'] },
  },
});
export interface NoticeDelivery extends RecordOf<typeof noticeDelivery> {}
