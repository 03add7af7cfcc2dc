import { date, defineEntity, lifecycle, longText, percentage, person, type RecordOf, ref } from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';

const staff = ['caseManager', 'hr', 'administrator', 'master'] as const;
const manages = { do: 'everything' } as const;

/** What the team does about a low score. Opened by the survey itself. */
export const surveyFollowUp = defineEntity({
  name: 'surveyFollowUp',
  label: 'Survey follow-up',
  plural: 'Survey follow-ups',
  title: ['qualitySurvey'],
  indexes: [['status'], ['owner', 'status'], ['qualitySurvey']],
  list: ['assignee', 'percent', 'owner', 'dueDate', 'status', 'updated'],
  facts: ['assignee', 'percent', 'owner', 'dueDate'],
  menu: 'cases',
  work: [
    {
      name: 'finish',
      label: 'Answers to follow up',
      waits: {
        all: [
          { field: 'status', op: 'eq', value: 'OPEN' },
          { field: 'owner', op: 'eq', value: '$me.user' },
        ],
      },
      due: 'dueDate',
      deeds: ['finish'],
    },
  ],
  fields: {
    qualitySurvey: ref('Survey', 'qualitySurvey', { required: true, fixed: true, onDelete: 'cascade' }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id', onDelete: 'cascade' }),
    assignee: person('Assignee', { required: true, fixed: true }),
    percent: percentage('Score', { decimals: 2 }),
    owner: ref('Who follows up', 'user', { loose: true }),
    dueDate: date('Due'),
    note: longText('What was done', { max: 4000 }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, primary: 'finish' },
        DONE: { label: 'Done', tone: 'success', final: true },
      },
      transitions: { finish: { label: 'Mark complete', from: ['OPEN'], to: 'DONE', by: staff } },
    }),
  },
  access: asItsCase({ caseManager: manages, hr: manages, administrator: manages, master: manages }),
});
export interface SurveyFollowUp extends RecordOf<typeof surveyFollowUp> {}
