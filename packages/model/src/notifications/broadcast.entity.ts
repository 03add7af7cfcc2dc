import {
  choice,
  dateTime,
  defineEntity,
  lifecycle,
  longText,
  type RecordOf,
  refs,
  text,
  whole,
} from '@homeport/grammar';
import { administrationOnly } from '../manage.ts';

const senders = ['administrator', 'master'] as const;

/** A message to all users, or to some roles. Decided here: drafted, scheduled or sent at once; sent ones stay. */
export const broadcast = defineEntity({
  name: 'broadcast',
  label: 'Broadcast',
  plural: 'Broadcasts',
  title: ['subject'],
  search: ['subject'],
  indexes: [['status', 'sendAt']],
  list: ['subject', 'tone', 'roles', 'sendAt', 'shownUntil', 'reached', 'status', 'updated'],
  facts: ['roles', 'sendAt', 'shownUntil', 'reached'],
  menu: 'admin',
  needsVersion: true,
  fields: {
    subject: text('Subject', { required: true, max: 160 }),
    body: longText('Message', { required: true, max: 4000 }),
    tone: choice('Kind', { INFO: 'News', WARNING: 'Warning', OUTAGE: 'Outage' }, { required: true, initial: 'INFO' }),
    roles: refs('Roles', 'role', { help: 'Empty: all users.' }),
    sendAt: dateTime('Send at'),
    shownUntil: dateTime('Shown until'),
    sentAt: dateTime('Sent', { readOnly: true }),
    reached: whole('Users reached', { min: 0, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true },
        SCHEDULED: { label: 'Scheduled', tone: 'info' },
        SENT: { label: 'Sent', tone: 'success', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true, deletable: true },
      },
      transitions: {
        schedule: { label: 'Schedule', from: ['DRAFT'], to: 'SCHEDULED', by: senders, needs: ['hasTime'] },
        takeBack: { label: 'Take back', from: ['SCHEDULED'], to: 'DRAFT', by: senders },
        send: { label: 'Send', from: ['DRAFT', 'SCHEDULED'], to: 'SENT', by: [], system: true },
        cancel: { label: 'Cancel', from: ['DRAFT', 'SCHEDULED'], to: 'CANCELLED', by: senders },
      },
    }),
  },
  access: administrationOnly,
});
export interface Broadcast extends RecordOf<typeof broadcast> {}
