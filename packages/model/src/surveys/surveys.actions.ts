import { defineAction, text, typedName, whole } from '@homeport/grammar';
import type { qualitySurvey } from './quality-survey.entity.ts';

/** Makes a link that opens this one survey without signing in. */
export const linkSurvey = defineAction({
  name: 'createLink',
  on: typedName<typeof qualitySurvey>('qualitySurvey'),
  label: 'Link without sign-in',
  by: ['caseManager', 'hr', 'administrator', 'master'],
  where: { field: 'status', op: 'eq', value: 'SENT' },
  input: { days: whole('Valid for', { min: 1, max: 90, initial: 14, unit: 'days', required: true }) },
  answer: { link: text('Link'), expires: text('Valid until') },
});
