import { defineRoute, text, whole } from '@homeport/grammar';

/** A job as its owner sees it. `done` of `total` were counted; `total` is null while it is not known. */
export interface JobLine {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  /** Key of the step's text: `job.step.{step}`. */
  readonly step: string | null;
  readonly done: number;
  readonly total: number | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>> | null;
  /** Why it failed, in the caller's language. */
  readonly failure: string | null;
  readonly created: string;
  readonly started: string | null;
  readonly finished: string | null;
  readonly expires: string | null;
}
const moment = { type: ['string', 'null'], format: 'date-time' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
export const jobShape = {
  type: 'object',
  required: ['id', 'name', 'state', 'done', 'created'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    state: { enum: ['waiting', 'running', 'done', 'failed', 'stopped'] },
    step: textOrNull,
    done: { type: 'integer' },
    total: { type: ['integer', 'null'] },
    input: { type: 'object', additionalProperties: true },
    result: { type: ['object', 'null'], additionalProperties: true },
    failure: textOrNull,
    created: moment,
    started: moment,
    finished: moment,
    expires: moment,
  },
} as const;

/** The caller's jobs, newest first. */
export const myJobs = defineRoute<{ readonly content: readonly JobLine[]; readonly totalElements: number }>()({
  name: 'myJobs',
  label: 'My jobs',
  method: 'GET',
  path: 'jobs',
  who: 'signedIn',
  query: { size: whole('Size', { min: 1, max: 100, initial: 50 }) },
  shape: {
    type: 'object',
    required: ['content', 'totalElements'],
    properties: { content: { type: 'array', items: jobShape }, totalElements: { type: 'integer' } },
  },
});

export const oneJob = defineRoute<JobLine>()({
  name: 'oneJob',
  label: 'Progress of a job',
  method: 'GET',
  path: 'job/{id}',
  who: 'signedIn',
  shape: jobShape,
  refusals: ['jobs.notFound'],
});

/** Stops a job at its next safe point; what it has done stays. */
export const cancelJob = defineRoute<JobLine>()({
  name: 'cancelJob',
  label: 'Stop a job',
  method: 'POST',
  path: 'job/{id}/cancel',
  who: 'signedIn',
  shape: jobShape,
  refusals: ['jobs.notFound', 'jobs.finished'],
});

/** An event nobody managed to act on. */
export interface DeadLetterLine {
  readonly effectId: string;
  readonly event: string;
  /** What happened, in the caller's language. */
  readonly eventLabel: string;
  readonly entity: string;
  readonly entityLabel: string;
  readonly recordId: string;
  readonly attempts: number;
  readonly failure: string | null;
  readonly created: string;
  readonly dead: string;
}

/** Events of this tenant that were given up. */
export const deadEvents = defineRoute<{
  readonly content: readonly DeadLetterLine[];
  readonly totalElements: number;
}>()({
  name: 'deadEvents',
  label: 'Events that were given up',
  method: 'GET',
  path: 'outbox/dead',
  who: ['administrator', 'master'],
  shape: {
    type: 'object',
    required: ['content', 'totalElements'],
    properties: {
      totalElements: { type: 'integer' },
      content: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            effectId: { type: 'string' },
            event: { type: 'string' },
            eventLabel: { type: 'string' },
            entity: { type: 'string' },
            entityLabel: { type: 'string' },
            recordId: { type: 'string' },
            attempts: { type: 'integer' },
            failure: textOrNull,
            created: moment,
            dead: moment,
          },
        },
      },
    },
  },
});

/** Tries events again that were given up: one, or all of the tenant. Answers how many come back. */
export const retryDeadEvents = defineRoute<{ readonly retried: number }>()({
  name: 'retryDeadEvents',
  label: 'Try events again that were given up',
  method: 'POST',
  path: 'outbox/dead/retry',
  who: ['administrator', 'master'],
  body: { effectId: text('Event', { max: 36, help: 'The id of its effect; all of them when empty.' }) },
  shape: { type: 'object', required: ['retried'], properties: { retried: { type: 'integer' } } },
  refusals: ['jobs.notFound'],
});
