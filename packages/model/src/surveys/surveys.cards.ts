import { defineCard } from '@homeport/grammar';

/* Answers that somebody has to follow up. */
export const followUpsDueCard = defineCard({
  name: 'followUpsDue',
  on: 'surveyFollowUp',
  label: 'Survey answers to follow up',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'OPEN' }],
  roles: ['caseManager', 'hr'],
  order: 85,
});
