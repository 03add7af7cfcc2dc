import { defineRoute, longText, text, whole } from '@homeport/grammar';
import type { JobLine } from '../exchange/door.generated.ts';
import type { RetentionKind } from './retention.data.ts';

const administrators = ['administrator', 'master'] as const;
const jobShape = { type: 'object', required: ['id', 'name', 'state'] } as const;

/** Collects everything that is kept about the caller into one archive, as a job; its file is the caller's for a day. */
export const collectMyData = defineRoute<JobLine>()({
  name: 'collectMyData',
  label: 'Download my data',
  method: 'POST',
  path: 'person/me/data',
  who: ['assignee'],
  body: {},
  shape: jobShape,
  refusals: ['privacy.noPerson'],
});

/** A request for erasure as its person sees it. */
export interface MyErasure {
  readonly id: string;
  readonly status: string;
  readonly created: string;
  readonly decidedAt: string | null;
  readonly decisionReason: string | null;
}
const erasureShape = { type: 'object', required: ['id', 'status', 'created'] } as const;
/** The caller's newest request for erasure; nothing (204) when there was none. */
export const myErasure = defineRoute<MyErasure>()({
  name: 'myErasure',
  label: 'My request for erasure',
  method: 'GET',
  path: 'person/me/erasure',
  who: ['assignee'],
  shape: erasureShape,
});
/** Asks that what is kept about the caller goes; administrators decide. */
export const askErasure = defineRoute<MyErasure>()({
  name: 'askErasure',
  label: 'Ask for erasure',
  method: 'POST',
  path: 'person/me/erasure',
  who: ['assignee'],
  body: { reason: longText('Reason', { max: 1000 }) },
  shape: erasureShape,
  refusals: ['privacy.alreadyAsked', 'privacy.noPerson'],
});

/** What an erasure does to the records of one kind. */
export interface ErasureLine {
  readonly entity: string;
  readonly label: string;
  readonly records: number;
  /** `removed`: the records go; `emptied`: they stay without what tells of whom; `kept`: nothing of them is personal. */
  readonly what: 'removed' | 'emptied' | 'kept';
  /** Why something of it stays: books and payments for as long as the law asks, the trail of what was done. */
  readonly why: 'books' | 'trail' | null;
}
export interface ErasurePreview {
  readonly name: string;
  readonly lines: readonly ErasureLine[];
  readonly files: number;
  readonly keptFiles: number;
  readonly accounts: number;
  /** A legal hold is in force: it cannot be carried out. */
  readonly isHeld: boolean;
  /** Assignments that still run, and expense reports that are not paid yet: to be looked at before. */
  readonly running: number;
  readonly unpaid: number;
}

/** A request that staff enters for a person who asked by letter, by telephone, or has no access any more. */
export const startErasure = defineRoute<{ readonly id: string }>()({
  name: 'startErasure',
  label: 'Enter a request for erasure',
  method: 'POST',
  path: 'person/{id}/erasure',
  who: administrators,
  body: { reason: longText('Reason', { required: true, max: 1000 }) },
  shape: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
  refusals: ['privacy.notFound', 'privacy.notYourself'],
});
/** What carrying out a request would erase, and what has to be kept and why. */
export const erasurePreview = defineRoute<ErasurePreview>()({
  name: 'erasurePreview',
  label: 'What an erasure would do',
  method: 'GET',
  path: 'erasure-request/{id}/preview',
  who: administrators,
  shape: { type: 'object', required: ['name', 'lines', 'files', 'keptFiles', 'accounts'] },
  refusals: ['privacy.notFound'],
});
/** Carries a request out, as a job. The name of the person is typed; it cannot be undone. */
export const carryOutErasure = defineRoute<JobLine>()({
  name: 'carryOutErasure',
  label: 'Carry out an erasure',
  method: 'POST',
  path: 'erasure-request/{id}/carry-out',
  who: administrators,
  proof: 'freshSignIn',
  body: { reference: text('Name of the person', { required: true, max: 210 }) },
  shape: jobShape,
  refusals: [
    'privacy.notFound',
    'privacy.isDecided',
    'privacy.wrongReference',
    'privacy.notYourself',
    'privacy.secondPerson',
    'privacy.isHeld',
  ],
});

/** One record that is due, or that would be and is held. */
export interface DueRecord {
  readonly id: string;
  /** Whom it is about. */
  readonly label: string;
  /** The last day of the record, or of the last assignment. */
  readonly day: string | null;
  /** The first day on which it might go. */
  readonly since: string;
  readonly isHeld: boolean;
}
/** What a purge would do to one kind of data. */
export interface PurgeLine {
  readonly kind: RetentionKind;
  readonly deed: 'erase' | 'delete';
  readonly due: number;
  readonly held: number;
  readonly examples: readonly DueRecord[];
}
export interface PurgePreview {
  readonly today: string;
  /** The name of the company, which is typed to start. */
  readonly company: string;
  readonly due: number;
  readonly held: number;
  /** Kinds that have a rule. */
  readonly lines: readonly PurgeLine[];
}
/** What a purge would do now: nothing is changed. */
export const purgePreview = defineRoute<PurgePreview>()({
  name: 'purgePreview',
  label: 'What a purge would do',
  method: 'GET',
  path: 'retention/preview',
  who: administrators,
  shape: { type: 'object', required: ['today', 'company', 'due', 'held', 'lines'] },
});
/** Purges what is due, as a job. The name of the company is typed, and how much was seen to be due; it cannot be undone. */
export const startPurge = defineRoute<JobLine>()({
  name: 'startPurge',
  label: 'Purge what is due',
  method: 'POST',
  path: 'retention/purge',
  who: administrators,
  proof: 'freshSignIn',
  body: {
    reference: text('Name of the company', { required: true, max: 210 }),
    due: whole('Due as the preview showed', { required: true, min: 1 }),
  },
  shape: jobShape,
  refusals: ['privacy.wrongCompany', 'privacy.nothingDue', 'privacy.previewChanged', 'privacy.purgeRunning'],
});
