import { choice, date, defineRoute, json, longText, text, whole, yesNo } from '@homeport/grammar';
import type { FormDetail, FormSaved } from '../forms/door.generated.ts';
import type { SurveySheet, SurveyThanks } from '../surveys/door.generated.ts';
import type { CompanyLook } from '../tenancy/door.generated.ts';
import type { ExternalKind } from './external-access.entity.ts';
import type { LinkState } from './external-access.rules.ts';
import { type OutsideDeed, outsideDeeds } from './service-deeds.rules.ts';

/** A document for somebody outside. */
export interface OutsideDocument {
  readonly title: string;
  readonly description: string | null;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}
/** A service for who does it without an account. */
export interface OutsideService {
  readonly name: string;
  readonly assigneeName: string;
  readonly status: string;
  /** yyyy-MM-dd */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly nextAction: string | null;
  readonly nextActionDate: string | null;
  readonly information: string | null;
  /** What can be done with it now, what is usual first. */
  readonly deeds: readonly OutsideDeed[];
}
/** What an external link opens; of form, survey, service and document at most the one of its kind, and none when it is over. */
export interface OpenLink {
  readonly kind: ExternalKind;
  readonly state: LinkState;
  /** ISO UTC. */
  readonly validUntil: string;
  readonly usedAt: string | null;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly recipientName: string | null;
  readonly message: string | null;
  readonly company: CompanyLook;
  readonly form: FormDetail | null;
  readonly survey: SurveySheet | null;
  readonly document: OutsideDocument | null;
  readonly service: OutsideService | null;
}
const token = text('Token', { required: true, max: 400 });
const over = ['external.linkInvalid', 'external.linkOver'];

/** Opens the one thing of an external link, without signing in. A link that is over says so. */
export const openExternalAccess = defineRoute<OpenLink>()({
  name: 'openExternalAccess',
  label: 'Open an external link',
  method: 'GET',
  path: 'external-access/open',
  who: 'anyone',
  limit: 'signIn',
  query: { token },
  shape: {
    type: 'object',
    required: [
      'kind',
      'state',
      'validUntil',
      'senderName',
      'senderEmail',
      'company',
      'form',
      'survey',
      'document',
      'service',
    ],
  },
  refusals: ['external.linkInvalid'],
});

/** Keeps a draft of the form or the initiation of a link, or hands it in. */
export const saveExternalForm = defineRoute<FormSaved>()({
  name: 'saveExternalForm',
  label: 'Save or submit by an external link',
  method: 'POST',
  path: 'external-access/open/form',
  who: 'anyone',
  limit: 'signIn',
  body: {
    token,
    values: json('Answers', { required: true, maxDepth: 4 }),
    step: text('Step', { max: 40 }),
    draft: yesNo('Draft', { initial: false }),
  },
  shape: { type: 'object', required: ['id', 'state', 'reference', 'savedDate', 'submittedDate'] },
  refusals: [
    ...over,
    'content.formNotFound',
    'content.alreadySubmitted',
    'content.cannotStartYet',
    'content.required',
    'content.invalidAnswer',
  ],
});

/** Answers the survey of a link, once. */
export const answerExternalSurvey = defineRoute<SurveyThanks>()({
  name: 'answerExternalSurvey',
  label: 'Answer a survey by an external link',
  method: 'POST',
  path: 'external-access/open/survey',
  who: 'anyone',
  limit: 'signIn',
  body: {
    token,
    answers: json('Answers', { required: true, maxDepth: 3 }),
    recommend: whole('Would recommend', { min: 0, max: 10 }),
    comment: longText('Comment', { max: 4000 }),
  },
  shape: { type: 'object', required: ['id', 'meanScore', 'percent'] },
  refusals: [...over, 'surveys.notFound', 'surveys.alreadyAnswered', 'surveys.answerEvery', 'surveys.unknownScore'],
});

/** The bytes of the document of a link. */
export const externalFile = defineRoute<never>()({
  name: 'externalFile',
  label: 'The document of an external link',
  method: 'GET',
  path: 'external-access/open/file',
  who: 'anyone',
  limit: 'signIn',
  raw: true,
  query: { token },
  refusals: over,
});

/** Takes a service on, declines it, says how it goes, or finishes it: each as long as it is offered. */
export const doExternalService = defineRoute<OutsideService>()({
  name: 'doExternalService',
  label: 'Work on a service by an external link',
  method: 'POST',
  path: 'external-access/open/service',
  who: 'anyone',
  limit: 'signIn',
  body: {
    token,
    deed: choice('What is done', outsideDeeds, { required: true }),
    note: longText('Note', { max: 4000 }),
    startDate: date('Start date'),
    endDate: date('End date'),
  },
  shape: { type: 'object', required: ['name', 'assigneeName', 'status', 'deeds'] },
  refusals: [...over, 'external.notOffered', 'external.noteNeeded'],
});
