// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { qualitySurvey } from './quality-survey.entity.ts';
import { qualitySurveyRules } from './quality-survey.rules.ts';
import { surveyFollowUp } from './survey-follow-up.entity.ts';
import { surveyQuestion } from './survey-question.entity.ts';
import { linkSurvey } from './surveys.actions.ts';
import { followUpsDueCard } from './surveys.cards.ts';
import { highScore, lowScore } from './surveys.events.ts';
import { surveyRefusals } from './surveys.refusals.ts';
import { answerOpenSurvey, answerSurvey, mySurveys, openSurvey, rateService } from './surveys.routes.ts';
import { serviceReview } from './surveys.screens.ts';

export const domain: Domain = {
  name: 'surveys',
  entities: [qualitySurvey, surveyFollowUp, surveyQuestion],
  actions: [linkSurvey],
  routes: [answerOpenSurvey, answerSurvey, mySurveys, openSurvey, rateService],
  events: [highScore, lowScore],
  refusals: [surveyRefusals],
  rules: [qualitySurveyRules],
  screens: [serviceReview],
  cards: [followUpsDueCard],
};
