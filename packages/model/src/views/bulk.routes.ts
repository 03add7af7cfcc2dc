import { defineRoute, type JsonValue, json, text } from '@homeport/grammar';
import { type JobLine, jobShape } from '../exchange/door.generated.ts';

/** Records of one call, of one job, and failures that a job tells by name. */
export const bulkLimits = { rows: 200, job: 100_000, told: 500 } as const;

/** One of many records: with the version that was seen, and changes of its own over the common ones. */
export interface BulkRow {
  readonly id: string;
  readonly version?: number;
  readonly changes?: Readonly<Record<string, JsonValue>>;
}
/** What came of one record. Without a problem it is done. */
export interface BulkResult {
  readonly id: string;
  /** Why it was not done, in the caller's language. */
  readonly problem?: string;
  /** Its version now. */
  readonly version?: number;
  /** What stood in the changed fields before: with it a change can be taken back. */
  readonly before?: Readonly<Record<string, unknown>>;
}
export interface BulkAnswer {
  readonly results: readonly BulkResult[];
}
const what = {
  deed: text('What to do', {
    required: true,
    max: 60,
    help: '"update", "delete", "activate", "deactivate", or the name of a transition or action that takes in nothing but what its transition asks for.',
  }),
  changes: json('Changes', {
    maxDepth: 6,
    help: 'For "update": field names to values. For a transition: what it asks for, the same for all records.',
  }),
} as const;

/** One deed with up to 200 records, each by itself: answers row by row what came of it. */
export const bulkDeed = defineRoute<BulkAnswer>()({
  name: 'bulkDeed',
  label: 'Do one thing with several records',
  method: 'POST',
  path: 'bulk/{entity}',
  who: 'signedIn',
  body: { ...what, rows: json('Records', { required: true, maxDepth: 8 }) },
  shape: {
    type: 'object',
    required: ['results'],
    properties: {
      results: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'string', format: 'uuid' },
            problem: { type: 'string' },
            version: { type: 'integer' },
            before: { type: 'object', additionalProperties: true },
          },
        },
      },
    },
  },
  refusals: ['exchange.unknownEntity', 'views.notInBulk', 'views.badRows', 'views.tooManyRows'],
});

/** The same with everything that a list finds, as a job; its result counts and names what was not done. */
export const bulkJob = defineRoute<JobLine>()({
  name: 'bulkJob',
  label: 'Do one thing with everything a list finds',
  method: 'POST',
  path: 'bulk-job/{entity}',
  who: 'signedIn',
  limit: 'heavy',
  body: { ...what, filter: text('Filter', { max: 32_768 }), search: text('Search', { max: 200 }) },
  shape: jobShape,
  refusals: ['exchange.unknownEntity', 'views.notInBulk', 'views.badRows'],
});

/**
 * Takes a job of the caller's back that changed a field of many records, as a job of its own: records that somebody has changed
 * since stay as they are and are counted.
 */
export const undoBulkJob = defineRoute<JobLine>()({
  name: 'undoBulkJob',
  label: 'Take back what a job did with many records',
  method: 'POST',
  path: 'bulk-undo/{job}',
  who: 'signedIn',
  limit: 'heavy',
  shape: jobShape,
  refusals: ['jobs.notFound', 'views.notTakenBack'],
});
