import { choice, dateTime, defineEntity, lifecycle, type RecordOf, ref, refs, whole } from '@homeport/grammar';
import { inThreeLanguages, wordingSections } from '../record-presets/door.generated.ts';
import { administrationOnly } from '../role-presets/door.generated.ts';

const senders = ['administrator', 'master'] as const;

/**
 * A message to all users of one or more companies, or to some of them. Written, looked at and counted, then sent at once or at its
 * time by a job of whoever sent it; from then on it stays as it is.
 */
export const broadcast = defineEntity({
  name: 'broadcast',
  label: 'Broadcast',
  plural: 'Broadcasts',
  title: ['title'],
  search: ['title', 'titleEs', 'titleFr'],
  indexes: [['status', 'sendAt']],
  sort: 'created,desc',
  list: ['title', 'tone', 'roles', 'audiences', 'sendAt', 'sentAt', 'reached', 'status', 'updated'],
  facts: ['tone', 'companies', 'roles', 'audiences', 'sendAt', 'reached'],
  menu: 'admin',
  needsVersion: true,
  sections: [
    ...wordingSections,
    { label: 'Audience', fields: ['tone', 'companies', 'roles', 'audiences'] },
    { label: 'Sending', fields: ['sendAt', 'sentAt', 'sentBy', 'reached'] },
  ],
  fields: {
    // A notice holds no longer text.
    ...inThreeLanguages(2000),
    tone: choice('Kind', { INFO: 'News', WARNING: 'Warning', OUTAGE: 'Outage' }, { required: true, initial: 'INFO' }),
    companies: refs('Companies', 'tenant', { help: 'Empty: this company only.' }),
    roles: refs('Roles', 'role', { help: 'Empty: all users.' }),
    audiences: refs('Only for these audiences', 'audience', {
      help: 'Empty: everywhere. Otherwise who is at one of their countries, offices, regions or legal entities.',
    }),
    sendAt: dateTime('Send at', { help: 'Empty: as soon as it is sent.' }),
    sentAt: dateTime('Sent', { readOnly: true }),
    sentBy: ref('Sent by', 'user', { readOnly: true, onDelete: 'clear' }),
    reached: whole('Users reached', { min: 0, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'send' },
        SCHEDULED: { label: 'Scheduled', tone: 'info', primary: 'edit' },
        SENDING: { label: 'Being sent', tone: 'info', primary: 'edit' },
        SENT: { label: 'Sent', tone: 'info', final: true },
        STOPPED: { label: 'Stopped on the way', tone: 'warning', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true, deletable: true },
      },
      transitions: {
        send: {
          label: 'Send',
          from: ['DRAFT', 'SCHEDULED'],
          to: 'SENDING',
          by: senders,
          stamps: { sentBy: '$me' },
        },
        schedule: {
          label: 'Schedule',
          from: ['DRAFT'],
          to: 'SCHEDULED',
          by: senders,
          needs: ['hasTime'],
          stamps: { sentBy: '$me' },
        },
        takeBack: { label: 'Take back', from: ['SCHEDULED'], to: 'DRAFT', by: senders },
        cancel: { label: 'Cancel the broadcast', from: ['DRAFT', 'SCHEDULED'], to: 'CANCELLED', by: senders },
        stop: { label: 'Stop sending', from: ['SENDING'], to: 'STOPPED', by: senders },
        begin: { label: 'Begin', from: ['SCHEDULED'], to: 'SENDING', by: [], system: true },
        finish: { label: 'Finish', from: ['SENDING'], to: 'SENT', by: [], system: true },
      },
    }),
  },
  access: administrationOnly,
});
export interface Broadcast extends RecordOf<typeof broadcast> {}
