import {
  dateTime,
  defineEntity,
  lifecycle,
  longText,
  person,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';

const staff = ['caseManager', 'hr', 'administrator', 'master'] as const;

/** A video call about an assignment, between the assignee and the mobility team. */
export const videoCall = defineEntity({
  name: 'videoCall',
  label: 'Video call',
  plural: 'Video calls',
  title: ['title'],
  search: ['title'],
  indexes: [['assignee'], ['caseDetail'], ['startsAt'], ['host']],
  sort: 'startsAt,desc',
  list: ['title', 'assignee', 'hostName', 'startsAt', 'minutes', 'status'],
  facts: ['assignee', 'hostName', 'startsAt', 'minutes'],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, readOnly: true, wire: 'id', onDelete: 'cascade' }),
    assignee: person('Assignee', { required: true, readOnly: true }),
    title: text('Subject', { required: true, max: 200, readOnly: true }),
    startsAt: dateTime('Start', { required: true, readOnly: true }),
    minutes: whole('Length', { required: true, readOnly: true, min: 10, max: 240, unit: 'minutes', initial: 30 }),
    host: ref('Host', 'user', { readOnly: true, loose: true }),
    hostName: text('Name of the host', { required: true, max: 200, readOnly: true }),
    hostTimeZone: text('Time zone of the host', { max: 60, readOnly: true }),
    notes: longText('Notes', { max: 2000, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'SCHEDULED',
      states: {
        SCHEDULED: { label: 'Scheduled', tone: 'info', primary: 'edit' },
        ENDED: { label: 'Completed', tone: 'success', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        end: { label: 'End the call', from: ['SCHEDULED'], to: 'ENDED', by: staff },
        cancel: { label: 'Cancel the call', from: ['SCHEDULED'], to: 'CANCELLED', by: ['assignee', ...staff] },
      },
    }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: [
        'caseDetail',
        'assignee',
        'title',
        'startsAt',
        'minutes',
        'host',
        'hostName',
        'hostTimeZone',
        'notes',
        'status',
      ],
    },
    caseManager: { do: ['read', 'export'] },
    hr: { do: ['read', 'export'] },
    administrator: { do: ['read', 'export'] },
    master: { do: ['read', 'export'] },
  }),
});
export interface VideoCall extends RecordOf<typeof videoCall> {}
