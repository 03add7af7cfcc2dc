import {
  choice,
  coordinates,
  country,
  date,
  defineEntity,
  lifecycle,
  longText,
  option,
  person,
  type RecordOf,
  text,
} from '@homeport/grammar';
import { circumstances } from './circumstances.data.ts';

const keepers = ['hr', 'caseManager', 'administrator', 'master'] as const;

/**
 * Where somebody was on some days: local calendar days, both included, or one half of one day. Moments exist only on the wire
 * of the specification. No two entries of one person overlap; the database holds that.
 */
export const diaryEntry = defineEntity({
  name: 'diaryEntry',
  label: 'Diary entry',
  plural: 'Diary entries',
  title: ['startDay', 'location'],
  search: ['location', 'notes'],
  indexes: [['assignee', 'startDay'], ['country', 'startDay'], ['status']],
  sort: 'startDay,desc',
  list: ['assignee', 'startDay', 'endDay', 'part', 'country', 'location', 'purpose', 'status', 'updated'],
  facts: ['assignee', 'startDay', 'endDay', 'country', 'purpose'],
  menu: 'cases',
  sections: [
    { label: 'Days', fields: ['assignee', 'startDay', 'endDay', 'part'] },
    { label: 'Place', fields: ['country', 'location', 'position', 'locationType'] },
    { label: 'Purpose', fields: ['purpose', 'circumstance', 'notes'] },
  ],
  fields: {
    assignee: person('Assignee', { required: true, fixed: true }),
    startDay: date('Start Date', { required: true }),
    endDay: date('End Date', { required: true }),
    part: choice(
      'Part of the day',
      { DAY: 'All day', MORNING: 'Morning', AFTERNOON: 'Afternoon' },
      { required: true, initial: 'DAY' },
    ),
    country: country('Country', { required: true }),
    location: text('Location', { max: 160, place: { in: 'country' } }),
    position: coordinates('Position', { rare: true }),
    locationType: option('Location Type', 'LOCATION_TYPE', { required: true }),
    purpose: option('Purpose of Travel', 'TRAVEL_PURPOSE', { required: true }),
    circumstance: choice('Kind of stay', circumstances, {
      required: true,
      initial: 'NONE',
      help: 'Tax rules leave out some days in transit, and days on which one could not leave.',
    }),
    notes: longText('Notes', { max: 2000 }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, deletable: true, primary: 'edit' },
        LOCKED: { label: 'Locked', tone: 'warning', primary: 'edit' },
      },
      transitions: {
        lock: { label: 'Lock', from: ['OPEN'], to: 'LOCKED', by: keepers },
        unlock: { label: 'Unlock', from: ['LOCKED'], to: 'OPEN', by: keepers },
      },
    }),
  },
  access: {
    assignee: {
      do: ['read', 'create', 'update', 'delete'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: [
        'assignee',
        'startDay',
        'endDay',
        'part',
        'country',
        'location',
        'position',
        'locationType',
        'purpose',
        'circumstance',
        'notes',
        'status',
      ],
    },
    hr: { do: ['read', 'export'] },
    caseManager: { do: ['read', 'export'] },
    payroll: { do: ['read', 'export'] },
    administrator: { do: ['read', 'export'] },
    master: { do: ['read', 'export'] },
  },
});
export interface DiaryEntry extends RecordOf<typeof diaryEntry> {}
