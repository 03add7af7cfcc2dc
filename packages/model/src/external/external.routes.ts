import { choice, currency, date, defineRoute, json, longText, money, text, whole, yesNo } from '@homeport/grammar';
import { type StoredFile, uploadRefusals } from '../documents/door.generated.ts';
import type { VendorInvoice } from '../finance/door.generated.ts';
import type { FormDetail, FormSaved } from '../forms/door.generated.ts';
import type { SurveySheet, SurveyThanks } from '../surveys/door.generated.ts';
import type { CompanyLook } from '../tenancy/door.generated.ts';
import type { ExternalAccess, ExternalKind } from './external-access.entity.ts';
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
/** A bill for a service as whoever does it sees it. */
export interface OutsideBill
  extends Pick<
    VendorInvoice,
    | 'id'
    | 'invoiceNumber'
    | 'invoiceDate'
    | 'currency'
    | 'grossAmount'
    | 'status'
    | 'question'
    | 'rejectionReason'
    | 'expectedPayment'
  > {}
/** What was agreed for a service, without tax, and the bills for it, the newest first. */
export interface OutsideBilling {
  readonly agreed: string | null;
  /** Of what was agreed, or the provider's own. */
  readonly currency: string | null;
  readonly bills: readonly OutsideBill[];
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
  /** Null where nothing is billed by the link: no provider is known for the service. */
  readonly billing: OutsideBilling | null;
}
/** A cost estimate for somebody outside, in the language of its link. Amounts in major units of its currency. */
export interface OutsideEstimate {
  readonly assignment: string;
  readonly number: number;
  /** In words. */
  readonly status: string;
  readonly currency: string;
  /** yyyy-MM-dd */
  readonly baseDate: string;
  readonly total: string | null;
  readonly lowTotal: string | null;
  readonly highTotal: string | null;
  /** Null where the sender left out what follows from pay. */
  readonly payTotal: string | null;
  /** There is something that follows from pay, which the link does not show. */
  readonly isWithoutPay: boolean;
  readonly lines: readonly {
    readonly name: string;
    readonly year: number;
    readonly amount: string;
    readonly low: string | null;
    readonly high: string | null;
  }[];
  /** By month: "March 2026". */
  readonly months: readonly { readonly name: string; readonly amount: string }[];
  /** What is taken for given, in sentences. */
  readonly taken: readonly string[];
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
  /** What whoever sent it chose for the recipient. */
  readonly language: ExternalAccess['language'];
  readonly company: CompanyLook;
  readonly form: FormDetail | null;
  readonly survey: SurveySheet | null;
  readonly document: OutsideDocument | null;
  readonly service: OutsideService | null;
  readonly estimate: OutsideEstimate | null;
}
const token = text('Token', { required: true, max: 400 });
const over = ['external.linkInvalid', 'external.linkOver'];
const serviceShape = { type: 'object', required: ['name', 'assigneeName', 'status', 'deeds', 'billing'] } as const;

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
      'language',
      'company',
      'form',
      'survey',
      'document',
      'service',
      'estimate',
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
    files: json('Files', { maxDepth: 2, help: 'Ids of what was uploaded by the same link, to be handed over.' }),
  },
  shape: serviceShape,
  refusals: [...over, 'external.notOffered', 'external.noteNeeded', 'documents.notItsFile', 'documents.stillChecked'],
});

/**
 * Stores a file for the service of a link. Nobody sees it before a report or a bill hands it over; the same bytes sent again are
 * the same file.
 */
export const uploadExternalFile = defineRoute<StoredFile>()({
  name: 'uploadExternalFile',
  label: 'Upload a file by an external link',
  method: 'POST',
  path: 'external-access/open/upload',
  who: 'anyone',
  upload: true,
  limit: 'upload',
  body: { token },
  shape: { type: 'object', required: ['id', 'name', 'size'] },
  refusals: [...over, ...uploadRefusals],
});

/** Hands in a bill for the service of a link. Amounts without tax. */
export const postExternalBill = defineRoute<OutsideService>()({
  name: 'postExternalBill',
  label: 'Bill a service by an external link',
  method: 'POST',
  path: 'external-access/open/bill',
  who: 'anyone',
  limit: 'signIn',
  body: {
    token,
    invoiceNumber: text('Invoice number', { required: true, max: 60 }),
    invoiceDate: date('Invoice date', { required: true }),
    currency: currency('Currency', { required: true }),
    amount: money('Amount without tax', { required: true, currency: 'currency', min: 0.0001 }),
    document: text('Document', { max: 36 }),
  },
  shape: serviceShape,
  refusals: [
    ...over,
    'external.notOffered',
    'finance.duplicateNumber',
    'finance.dateInFuture',
    'finance.linesNeeded',
    'documents.notItsFile',
    'documents.stillChecked',
  ],
});

/** Answers what finance asks about a bill. */
export const answerExternalBill = defineRoute<OutsideService>()({
  name: 'answerExternalBill',
  label: 'Answer a question about a bill by an external link',
  method: 'POST',
  path: 'external-access/open/bill/answer',
  who: 'anyone',
  limit: 'signIn',
  body: {
    token,
    bill: text('Bill', { required: true, max: 36 }),
    answer: longText('Answer of the vendor', { required: true, max: 2000 }),
  },
  shape: serviceShape,
  refusals: [...over, 'external.notOffered'],
});
