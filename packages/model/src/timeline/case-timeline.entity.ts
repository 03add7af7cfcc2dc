import {
  date,
  dateTime,
  defineEntity,
  derived,
  longText,
  person,
  type RecordOf,
  ref,
  refs,
  text,
  yesNo,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';

const everything = { do: 'everything' } as const;
const published = (to: 'publishToAssignee' | 'publishToHr' | 'publishToVendor') =>
  ({ field: to, op: 'eq', value: true }) as const;

/** Of a confidential assignment, those who may not read that read nothing. */
const open = { field: 'caseDetail.confidential', op: 'eq', value: false } as const;
/** What the assignee and the partner arrange with each other; of the office, those who look after the assignment see it. */
const betweenThem = ['sharedWith', 'notesByFamily', 'notedBy', 'doneByName'] as const;
/** A milestone of one assignment: its day, what the team tells the assignee about it, and what the assignee answers. */
export const caseTimeline = defineEntity({
  name: 'caseTimeline',
  label: 'Timeline item',
  plural: 'Timeline',
  title: ['description'],
  search: ['description', 'notesForEmployee', 'notesByEmployee'],
  indexes: [['caseDetail', 'eventDate'], ['assignee', 'publishToAssignee'], ['timelineItem']],
  sort: 'eventDate,asc',
  ahead: 'eventDate',
  list: [
    'caseDetail',
    'eventDate',
    'description',
    'publishToAssignee',
    'publishToHr',
    'publishToVendor',
    'notesByEmployee',
    'updated',
  ],
  instead: { caseDetail: 'assignee' },
  facts: ['caseDetail', 'eventDate', 'timelineItem'],
  menu: 'cases',
  sections: [
    { label: 'Milestone', fields: ['caseDetail', 'timelineItem', 'description', 'eventDate', 'services'] },
    { label: 'Published to', fields: ['publishToAssignee', 'publishToHr', 'publishToVendor'] },
    { label: 'Notes', fields: ['notesForEmployee', 'notesByEmployee', 'notesByFamily'] },
    { label: 'With the partner', fields: ['sharedWith', 'notedBy', 'doneAt', 'doneByName'] },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id', onDelete: 'cascade' }),
    assignee: derived(person('Assignee')),
    timelineItem: ref('Milestone', 'timelineItem', { required: true }),
    description: text('Description', { required: true, max: 200 }),
    eventDate: date('Date', { required: true }),
    services: refs('Linked services', 'caseService'),
    publishToAssignee: yesNo('Published to the assignee', { initial: false }),
    publishToHr: yesNo('Published to HR', { initial: false }),
    publishToVendor: yesNo('Published to the vendor', { initial: false }),
    notesForEmployee: longText('Note for the assignee', { max: 4000 }),
    notesByEmployee: longText('Note by the assignee', { max: 4000, readOnly: true }),
    // The account and not a flag: grown-up children hold the same role.
    sharedWith: ref('Shared with', 'user', { readOnly: true, onDelete: 'clear' }),
    notesByFamily: longText('Note by the partner', { max: 4000, readOnly: true }),
    // A later partner never reads what an earlier one wrote.
    notedBy: ref('Noted by', 'user', { readOnly: true, onDelete: 'clear' }),
    doneAt: dateTime('Done at', { readOnly: true }),
    doneByName: text('Done by', { readOnly: true, max: 200 }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: { all: [{ field: 'assignee', op: 'eq', value: '$me.person' }, published('publishToAssignee')] },
      show: [
        'caseDetail',
        'assignee',
        'timelineItem',
        'description',
        'eventDate',
        'notesForEmployee',
        'notesByEmployee',
        'sharedWith',
        'notesByFamily',
        'notedBy',
        'doneAt',
        'doneByName',
      ],
    },
    dependant: {
      do: ['read'],
      where: {
        all: [
          { field: 'assignee', op: 'eq', value: '$me.family' },
          { field: 'sharedWith', op: 'eq', value: '$me.user' },
          published('publishToAssignee'),
        ],
      },
      show: [
        'caseDetail',
        'timelineItem',
        'description',
        'eventDate',
        'sharedWith',
        'notesByFamily',
        'doneAt',
        'doneByName',
      ],
    },
    caseManager: everything,
    hr: { do: ['read', 'export'], where: published('publishToHr'), hide: betweenThem },
    vendor: {
      do: ['read'],
      where: { all: [published('publishToVendor'), { field: 'services.vendorUser', op: 'eq', value: '$me.user' }] },
      show: ['caseDetail', 'assignee', 'timelineItem', 'description', 'eventDate'],
    },
    planner: { do: ['read'], where: open, hide: betweenThem },
    client: {
      do: ['read'],
      where: { all: [published('publishToHr'), open] },
      show: ['caseDetail', 'assignee', 'timelineItem', 'description', 'eventDate', 'services', 'doneAt'],
    },
    administrator: everything,
    master: everything,
  }),
});
export interface CaseTimeline extends RecordOf<typeof caseTimeline> {}
