import {
  choice,
  dateTime,
  defineEntity,
  derived,
  listed,
  longText,
  person,
  type RecordOf,
  text,
  yesNo,
} from '@homeport/grammar';

/** Something in the calendar of an assignee. It is scheduled when it has both moments. */
export const calendarEvent = defineEntity({
  name: 'calendarEvent',
  label: 'Calendar entry',
  plural: 'Calendar entries',
  title: ['title'],
  search: ['title', 'notes'],
  indexes: [['assignee', 'startDate'], ['isScheduled']],
  sort: 'startDate,asc',
  ahead: 'endDate',
  list: ['title', 'assignee', 'activity', 'startDate', 'endDate', 'isScheduled', 'updated'],
  facts: ['assignee', 'activity', 'startDate', 'endDate', 'timeZone'],
  menu: 'cases',
  fields: {
    assignee: person('Assignee', { required: true, fixed: true }),
    title: text('Title', { required: true, max: 160 }),
    activity: choice('Activity', {
      APPOINTMENT: 'Appointment',
      CALL: 'Call',
      TRAVEL: 'Travel',
      DEADLINE: 'Deadline',
      OTHER: 'Other',
    }),
    startDate: dateTime('Start', { zoneIn: 'timeZone' }),
    endDate: dateTime('End', { zoneIn: 'timeZone' }),
    timeZone: listed('Time zone', 'timeZone'),
    notes: longText('Notes', { max: 2000 }),
    isScheduled: derived(yesNo('Scheduled')),
  },
  access: {
    assignee: {
      do: ['read', 'create', 'update', 'delete'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: ['assignee', 'title', 'activity', 'startDate', 'endDate', 'timeZone', 'notes', 'isScheduled'],
    },
    hr: { do: ['read'] },
    caseManager: { do: ['read', 'create', 'update', 'delete'] },
    administrator: { do: ['read'] },
    master: { do: ['read'] },
  },
});
export interface CalendarEvent extends RecordOf<typeof calendarEvent> {}
