import { defineRules } from '@homeport/grammar';
import { qualitySurvey } from './quality-survey.entity.ts';

/** A survey goes to whom its assignment belongs to. */
export const qualitySurveyRules = defineRules<typeof qualitySurvey, { readonly assignee: string | null }>(
  qualitySurvey,
  { derive: (_, { assignee }) => ({ assignee }) },
);
