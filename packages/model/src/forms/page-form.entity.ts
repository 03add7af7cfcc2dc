import {
  code,
  date,
  dateTime,
  defineEntity,
  derived,
  jsonOf,
  lifecycle,
  person,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';
import type { PageValues } from './page-definition.ts';

const staff = ['caseManager', 'hr', 'administrator', 'master'] as const;
const manages = { do: 'everything' } as const;
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'page',
  'caseDetail',
  'assignee',
  'dueDate',
  'forFamily',
  'startsAfter',
  'answers',
  'step',
  'savedDate',
  'submittedDate',
  'reference',
  'status',
];

/** A form that somebody has to fill in: the answers so far, and the submission. */
export const pageForm = defineEntity({
  name: 'pageForm',
  label: 'Assigned form',
  plural: 'Assigned forms',
  title: ['page', 'reference'],
  search: ['reference'],
  indexes: [['assignee', 'status'], ['caseDetail'], ['page', 'status']],
  instead: { caseDetail: 'assignee' },
  list: ['page', 'caseDetail', 'status', 'dueDate', 'submittedDate', 'updated'],
  facts: ['page', 'assignee', 'dueDate', 'submittedDate', 'reference'],
  menu: 'cases',
  sections: [
    { label: 'Form', fields: ['page', 'caseDetail', 'dueDate', 'startsAfter', 'forFamily'] },
    { label: 'Answers', fields: ['reference', 'submittedDate', 'savedDate'] },
  ],
  fields: {
    page: ref('Form', 'page', { required: true, fixed: true }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id', onDelete: 'cascade' }),
    assignee: derived(person('Assignee')),
    dueDate: date('Due'),
    forFamily: yesNo('For the family', {
      initial: false,
      help: 'Members of the family who have a sign-in fill it in as well; its answers are never written into the assignee’s record.',
    }),
    startsAfter: ref('Opens after', 'pageForm', { onDelete: 'clear' }),
    answers: jsonOf<PageValues>()('Answers', { drawn: 'tab answers', readOnly: true, maxDepth: 4, rare: true }),
    step: text('Step', { max: 40, readOnly: true, rare: true }),
    savedDate: dateTime('Last saved', { readOnly: true }),
    submittedDate: dateTime('Submitted', { readOnly: true }),
    reference: code('Reference', {
      max: 40,
      readOnly: true,
      numbered: { series: 'page-form', prefix: 'FM-', at: 'status.submit' },
    }),
    linkNumber: whole('Links given', { readOnly: true, rare: true, initial: 0 }),
    status: lifecycle('Status', {
      initial: 'NOT_STARTED',
      states: {
        NOT_STARTED: { label: 'Not yet started', tone: 'neutral', editable: true, deletable: true },
        IN_PROGRESS: { label: 'In progress', tone: 'info', editable: true },
        COMPLETED: { label: 'Completed', tone: 'success', primary: 'edit' },
      },
      transitions: {
        begin: { label: 'Begin', from: ['NOT_STARTED'], to: 'IN_PROGRESS', by: [], system: true },
        submit: { label: 'Submit', from: ['NOT_STARTED', 'IN_PROGRESS'], to: 'COMPLETED', by: [], system: true },
        reopen: { label: 'Reopen', from: ['COMPLETED'], to: 'IN_PROGRESS', by: staff },
      },
    }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: seenOutside,
    },
    dependant: {
      do: ['read'],
      where: {
        all: [
          { field: 'assignee', op: 'eq', value: '$me.family' },
          { field: 'forFamily', op: 'eq', value: true },
        ],
      },
      show: seenOutside,
    },
    caseManager: manages,
    hr: manages,
    administrator: manages,
    master: manages,
  }),
});
export interface PageForm extends RecordOf<typeof pageForm> {}
