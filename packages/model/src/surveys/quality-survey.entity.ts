import {
  choice,
  date,
  dateTime,
  decimal,
  defineEntity,
  derived,
  json,
  lifecycle,
  longText,
  percentage,
  person,
  type RecordOf,
  ref,
  whole,
} from '@homeport/grammar';
import { asItsCase, ofMyProvider } from '../role-presets/door.generated.ts';

const staff = ['caseManager', 'hr', 'administrator', 'master'] as const;
const manages = { do: 'everything' } as const;

/** Of a confidential assignment, those who may not read that read nothing. */
const open = { field: 'caseDetail.confidential', op: 'eq', value: false } as const;
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'caseDetail',
  'assignee',
  'kind',
  'caseService',
  'dueDate',
  'recommend',
  'meanScore',
  'percent',
  'answeredDate',
  'status',
];
/** A survey that was sent to an assignee: what was asked about, the answers, the result. */
export const qualitySurvey = defineEntity({
  name: 'qualitySurvey',
  label: 'Survey',
  plural: 'Surveys',
  title: ['assignee', 'dueDate'],
  indexes: [['assignee', 'status'], ['caseDetail'], ['status'], ['alert'], ['provider']],
  list: ['assignee', 'kind', 'caseService', 'dueDate', 'status', 'meanScore', 'percent', 'alert', 'updated'],
  facts: ['assignee', 'kind', 'dueDate', 'percent', 'alert'],
  menu: 'cases',
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id', onDelete: 'cascade' }),
    assignee: derived(person('Assignee')),
    kind: choice('Kind', { QUALITY: 'Quality survey', PULSE: 'Pulse' }, { required: true, initial: 'QUALITY' }),
    caseService: ref('Service', 'caseService', { onDelete: 'clear' }),
    // Whose work was asked about, so that the answers stand beside the provider.
    provider: derived(ref('Service provider', 'serviceProvider', { onDelete: 'clear' })),
    dueDate: date('Due'),
    answers: json('Answers', { drawn: 'the scores beside it', readOnly: true, maxDepth: 4, rare: true }),
    comment: longText('Comment', { max: 4000, readOnly: true }),
    recommend: whole('Would recommend', { min: 0, max: 10, readOnly: true }),
    meanScore: decimal('Mean score', { decimals: 2, readOnly: true }),
    percent: percentage('Score', { decimals: 2, readOnly: true }),
    alert: choice('Alert', { LOW: 'Low score', HIGH: 'High score' }, { readOnly: true }),
    answeredDate: dateTime('Answered', { readOnly: true }),
    status: lifecycle('Status', {
      initial: 'SENT',
      states: {
        SENT: { label: 'Sent', tone: 'info', editable: true, deletable: true, primary: 'edit' },
        ANSWERED: { label: 'Answered', tone: 'success', final: true },
        WITHDRAWN: { label: 'Withdrawn', tone: 'neutral', final: true },
      },
      transitions: {
        answer: { label: 'Answer', from: ['SENT'], to: 'ANSWERED', by: [], system: true },
        withdraw: { label: 'Withdraw', from: ['SENT'], to: 'WITHDRAWN', by: staff },
      },
    }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: [...seenOutside, 'answers', 'comment'],
    },
    caseManager: manages,
    hr: manages,
    // How their work was judged, and not by whom.
    vendor: {
      do: ['read'],
      where: {
        all: [
          ofMyProvider('caseService'),
          { field: 'status', op: 'eq', value: 'ANSWERED' },
          { field: 'kind', op: 'eq', value: 'QUALITY' },
        ],
      },
      show: ['caseService', 'dueDate', 'recommend', 'meanScore', 'percent', 'answeredDate', 'status'],
    },
    client: {
      do: ['read'],
      where: open,
      show: seenOutside,
    },
    administrator: manages,
    master: manages,
  }),
});
export interface QualitySurvey extends RecordOf<typeof qualitySurvey> {}
