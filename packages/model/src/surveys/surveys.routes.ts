import { choice, defineRoute, json, longText, text, whole } from '@homeport/grammar';
import type { CompanyLook } from '../tenancy/door.generated.ts';

/** A survey as the one who answers it sees it. Days are `yyyy-MM-dd`. */
export interface SurveySheet {
  readonly id: string;
  readonly kind: 'QUALITY' | 'PULSE';
  /** What it is about: the name of a service, or null for the whole assignment. */
  readonly about: string | null;
  /** Id of that service. */
  readonly service: string | null;
  /** Mean of the answers from 1 to 5; null until it is answered. */
  readonly meanScore: string | null;
  readonly dueDate: string | null;
  readonly isOverdue: boolean;
  readonly status: string;
  readonly answeredDate: string | null;
  readonly questions: readonly { readonly code: string; readonly text: string }[];
  /** The scores that can be given, N/A to excellent. */
  readonly scale: readonly string[];
}
const sheetShape = { type: 'object', required: ['id', 'kind', 'status', 'questions', 'scale'] } as const;

/** The surveys of the caller, those to answer first. */
export const mySurveys = defineRoute<readonly SurveySheet[]>()({
  name: 'mySurveys',
  label: 'My surveys',
  method: 'GET',
  path: 'quality-survey/assignee',
  who: ['assignee'],
  shape: { type: 'array', items: sheetShape },
});

const given = {
  answers: json('Answers', { required: true, maxDepth: 3 }),
  recommend: whole('Would recommend', { min: 0, max: 10 }),
  comment: longText('Comment', { max: 4000 }),
};
export interface SurveyThanks {
  readonly id: string;
  readonly meanScore: string | null;
  readonly percent: string | null;
}
const thanksShape = { type: 'object', required: ['id', 'meanScore', 'percent'] } as const;
const refusals = ['surveys.notFound', 'surveys.alreadyAnswered', 'surveys.answerEvery', 'surveys.unknownScore'];

export const answerSurvey = defineRoute<SurveyThanks>()({
  name: 'answerSurvey',
  label: 'Answer a survey',
  method: 'POST',
  path: 'quality-survey/assignee',
  who: ['assignee'],
  body: { id: text('Survey', { required: true, max: 36 }), ...given },
  shape: thanksShape,
  refusals,
});

/** A survey as its link opens it, with the look of the company. */
export interface OpenSurvey extends SurveySheet {
  readonly company: CompanyLook;
}
/** The survey of a signed link, without signing in. */
export const openSurvey = defineRoute<OpenSurvey>()({
  name: 'openSurvey',
  label: 'Open a survey by its link',
  method: 'GET',
  path: 'auth/quality-form',
  who: 'anyone',
  limit: 'signIn',
  query: { token: text('Token', { required: true, max: 400 }) },
  shape: sheetShape,
  refusals: ['surveys.linkInvalid'],
});
export const answerOpenSurvey = defineRoute<SurveyThanks>()({
  name: 'answerOpenSurvey',
  label: 'Answer a survey by its link',
  method: 'POST',
  path: 'auth/quality-form',
  who: 'anyone',
  limit: 'signIn',
  body: { token: text('Token', { required: true, max: 400 }), ...given },
  shape: thanksShape,
  refusals: ['surveys.linkInvalid', ...refusals],
});

/** How a service was that is done, in one of five words: kept as an answered survey about it, so that it counts for its provider. */
export const rateService = defineRoute<SurveyThanks>()({
  name: 'rateService',
  label: 'Rate a service',
  method: 'POST',
  path: 'quality-survey/service',
  who: ['assignee'],
  body: {
    caseService: text('Service', { required: true, max: 36 }),
    score: choice(
      'Score',
      { POOR: 'Poor', FAIR: 'Fair', AVERAGE: 'Average', GOOD: 'Good', EXCELLENT: 'Excellent' },
      { required: true },
    ),
    comment: longText('Comment', { max: 4000 }),
  },
  shape: thanksShape,
  refusals: ['surveys.notFound', 'surveys.alreadyAnswered', 'surveys.notDone', 'surveys.askedAlready'],
});
