import { date, defineEvent, person } from '@homeport/grammar';

/** Staff locked or opened days of a diary. */
export const diaryLocked = defineEvent({
  name: 'travel.diaryLocked',
  on: 'diaryEntry',
  label: 'Travel diary locked',
  payload: {
    assignee: person('Assignee', { wire: 'id' }),
    startDay: date('Start Date'),
    endDay: date('End Date'),
  },
  notices: [
    {
      to: 'assignee',
      channels: ['app'],
      title: 'Days of your travel diary are locked',
      body: 'From {startDay} to {endDay}: they were checked and can no longer be changed.',
      link: '/dashboard/tracker',
    },
  ],
});
