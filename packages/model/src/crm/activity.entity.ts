import {
  choice,
  dateTime,
  defineEntity,
  lifecycle,
  longText,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { customerCare, sellers } from './crm-access.ts';

/** Something done for a customer or a deal: a call, a meeting, a mail. Decided here: open, then done or cancelled. */
export const activity = defineEntity({
  name: 'activity',
  label: 'Activity',
  plural: 'Activities',
  title: ['subject'],
  search: ['subject'],
  indexes: [['customer'], ['opportunity'], ['owner', 'status'], ['dueAt']],
  sort: 'dueAt,desc',
  ahead: 'dueAt',
  list: ['dueAt', 'kind', 'subject', 'customer', 'opportunity', 'owner', 'status', 'updated'],
  menu: 'customers',
  fields: {
    kind: choice(
      'Kind',
      { CALL: 'Call', MEETING: 'Meeting', EMAIL: 'E-mail', TASK: 'Task', VISIT: 'Visit' },
      { required: true },
    ),
    subject: text('Subject', { required: true, max: 200 }),
    customer: ref('Customer', 'customer', { onDelete: 'cascade' }),
    opportunity: ref('Opportunity', 'opportunity', { onDelete: 'cascade' }),
    contact: ref('Contact', 'contact', { onDelete: 'clear' }),
    owner: ref('Owner', 'user', { onDelete: 'clear' }),
    dueAt: dateTime('Due', { required: true }),
    duration: whole('Duration', { min: 5, max: 1440, unit: 'minutes' }),
    notes: longText('Notes', { max: 4000 }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, deletable: true, primary: 'finish' },
        DONE: { label: 'Done', tone: 'success', editable: true, final: true, primary: 'edit' },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true, deletable: true },
      },
      transitions: {
        finish: { label: 'Mark done', from: ['OPEN'], to: 'DONE', by: sellers },
        reopen: { label: 'Open again', from: ['DONE'], to: 'OPEN', by: sellers },
        cancel: { label: 'Cancel the activity', from: ['OPEN'], to: 'CANCELLED', by: sellers },
      },
    }),
  },
  access: customerCare,
});
export interface Activity extends RecordOf<typeof activity> {}
