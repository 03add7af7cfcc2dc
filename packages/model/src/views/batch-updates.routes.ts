import { defineRoute, type JsonValue, json, longText, text, whole } from '@homeport/grammar';
import { type JobLine, jobShape } from '../exchange/door.generated.ts';

/** Records of a preview that are tried, and of these so many that are shown before and after. */
export const batchLimits = { tried: 200, shown: 10 } as const;

type ByWire = Readonly<Record<string, unknown>>;
/** One record as it is, and as it would be. */
export interface BatchPreviewRow {
  readonly id: string;
  readonly title: string;
  readonly before: ByWire;
  readonly after: ByWire;
}
/** What a batch update would do: the first records are changed for a look, and put back at once. */
export interface BatchPreview {
  readonly found: number;
  /** How many of them were tried. */
  readonly tried: number;
  readonly rows: readonly BatchPreviewRow[];
  readonly refused: readonly { readonly id: string; readonly title: string; readonly problem: string }[];
}
/** What a batch update was told to do. */
export interface BatchSetup {
  readonly entity: string;
  readonly conditions: JsonValue;
  readonly changes: Readonly<Record<string, JsonValue>>;
  /** Only whoever started it takes it back. */
  readonly isMine: boolean;
}
const who = ['administrator', 'master'] as const;
const what = {
  filter: text('Filter', { max: 32_768 }),
  changes: json('Changes', { required: true, maxDepth: 6, help: 'Field names to values.' }),
} as const;
const refusals = [
  'exchange.unknownEntity',
  'views.notInBulk',
  'views.badRows',
  'views.nothingToChange',
  'views.fieldClosed',
] as const;

export const previewBatch = defineRoute<BatchPreview>()({
  name: 'previewBatch',
  label: 'Preview a batch update',
  method: 'POST',
  path: 'batch-preview/{entity}',
  who,
  limit: 'heavy',
  body: what,
  shape: { type: 'object', required: ['found', 'tried', 'rows', 'refused'] },
  refusals,
});

/** Starts it as a job of the caller; `found` is the number of the preview, so that nothing is changed unseen. */
export const startBatch = defineRoute<{ readonly id: string; readonly job: JobLine }>()({
  name: 'startBatch',
  label: 'Start a batch update',
  method: 'POST',
  path: 'batch-start/{entity}',
  who,
  limit: 'heavy',
  body: {
    ...what,
    conditions: json('Conditions', { maxDepth: 6 }),
    name: text('Name', { required: true, max: 120 }),
    reason: longText('Reason', { required: true, max: 1000 }),
    found: whole('Records of the preview', { required: true, min: 1 }),
  },
  shape: { type: 'object', required: ['id', 'job'], properties: { id: { type: 'string' }, job: jobShape } },
  refusals: [...refusals, 'views.foundChanged'],
});

export const batchSetup = defineRoute<BatchSetup>()({
  name: 'batchSetup',
  label: 'What a batch update was told to do',
  method: 'GET',
  path: 'batch-setup/{id}',
  who,
  shape: { type: 'object', required: ['entity', 'conditions', 'changes', 'isMine'] },
});

/** Takes a batch update back, as the job it was: what somebody has changed since stays as it is and is counted. */
export const undoBatch = defineRoute<JobLine>()({
  name: 'undoBatch',
  label: 'Take back a batch update',
  method: 'POST',
  path: 'batch-undo/{id}',
  who,
  limit: 'heavy',
  shape: jobShape,
  refusals: ['jobs.notFound', 'views.notTakenBack'],
});
