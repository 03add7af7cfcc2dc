import { date, defineAction, person, whole, yesNo } from '@homeport/grammar';
import { diaryEntry } from './diary-entry.entity.ts';

/** Locks or opens all entries of one person that lie in some days. */
export const lockDays = defineAction({
  name: 'lockDays',
  on: diaryEntry,
  scope: 'collection',
  label: 'Lock days',
  by: ['hr', 'caseManager', 'administrator', 'master'],
  input: {
    assignee: person('Assignee', { required: true }),
    from: date('Start Date', { required: true }),
    to: date('End Date', { required: true }),
    locked: yesNo('Locked', { required: true }),
  },
  answer: { changed: whole('Entries') },
  refusals: ['travel.endBeforeStart'],
});
