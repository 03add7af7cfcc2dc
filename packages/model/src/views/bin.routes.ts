import { defineRoute, json, text, whole } from '@homeport/grammar';
import type { BulkAnswer } from './bulk.routes.ts';

/** How many days what was deleted can be had back; lines of one page; records of one call. */
export const binLimits = { days: 30, page: 50, rows: 200 } as const;

/** Something that was deleted and can be had back. */
export interface BinLine {
  readonly id: string;
  readonly entity: string;
  /** What it was called. */
  readonly title: string;
  readonly by: { readonly id: string; readonly label: string };
  /** Moments, ISO in UTC. */
  readonly at: string;
  readonly until: string;
  /** How many records went with it. */
  readonly parts: number;
}
export interface BinPage {
  readonly content: readonly BinLine[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** What was deleted in the last days, the latest first: one's own, and what one may delete whoever did it. */
export const binPage = defineRoute<BinPage>()({
  name: 'binPage',
  label: 'What was deleted and can be had back',
  method: 'GET',
  path: 'bin',
  who: 'signedIn',
  query: { text: text('Search', { max: 200 }), before: whole('Place of the last line seen', { min: 0 }) },
  shape: { type: 'object', required: ['content', 'next'] },
});

/** Brings deleted records back, each by itself and with its parts: answers row by row what came of it. */
export const restoreDeleted = defineRoute<BulkAnswer>()({
  name: 'restoreDeleted',
  label: 'Bring back deleted records',
  method: 'POST',
  path: 'bin-restore/{entity}',
  who: 'signedIn',
  body: { ids: json('Ids', { required: true, maxDepth: 2 }) },
  shape: { type: 'object', required: ['results'] },
  refusals: ['exchange.unknownEntity', 'views.badRows', 'views.tooManyRows'],
});
