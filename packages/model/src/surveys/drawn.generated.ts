// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { qualitySurvey } from './quality-survey.entity.ts';
import { surveyFollowUp } from './survey-follow-up.entity.ts';
import { surveyQuestion } from './survey-question.entity.ts';
import { linkSurvey } from './surveys.actions.ts';

export const domain: Domain = {
  name: 'surveys',
  entities: [qualitySurvey, surveyFollowUp, surveyQuestion],
  actions: [linkSurvey],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
