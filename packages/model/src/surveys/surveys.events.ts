import { defineEvent, percentage, person, ref } from '@homeport/grammar';

const about = {
  survey: ref('Survey', 'qualitySurvey', { wire: 'id' }),
  assignee: person('Assignee', { wire: 'id' }),
  manager: ref('Manager', 'user', { wire: 'id' }),
  percent: percentage('Score'),
};
export const lowScore = defineEvent({
  name: 'surveys.lowScore',
  on: 'qualitySurvey',
  label: 'Low survey score',
  payload: { ...about, followUp: ref('Follow-up', 'surveyFollowUp', { wire: 'id' }) },
  notices: [
    {
      to: 'manager',
      channels: ['app', 'mail'],
      title: 'A low survey score: {percent} %',
      body: 'A follow-up is open.',
      link: '/workspace/cases/survey-follow-up/{followUp}',
    },
  ],
});
export const highScore = defineEvent({
  name: 'surveys.highScore',
  on: 'qualitySurvey',
  label: 'High survey score',
  payload: about,
  notices: [
    {
      to: 'manager',
      channels: ['app'],
      title: 'A high survey score: {percent} %',
      body: 'Well done.',
      link: '/workspace/cases/quality-survey/{survey}',
    },
  ],
});
