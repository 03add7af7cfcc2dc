// Written by `npm run derive`: the door of the domain, what others take of it.
export { type QualitySurvey, qualitySurvey } from './quality-survey.entity.ts';
export type { SurveyFacts } from './quality-survey.rules.ts';
export { type Score, type SurveyAlert, type SurveyResult, alertOf, isEscalated, scores, surveyResult } from './score.rules.ts';
export { surveyFollowUp } from './survey-follow-up.entity.ts';
export { surveyQuestion } from './survey-question.entity.ts';
export { linkSurvey } from './surveys.actions.ts';
export { highScore, lowScore } from './surveys.events.ts';
export { surveyRefusals } from './surveys.refusals.ts';
export { type OpenSurvey, type SurveySheet, type SurveyThanks, answerOpenSurvey, answerSurvey, mySurveys, openSurvey, rateService } from './surveys.routes.ts';
