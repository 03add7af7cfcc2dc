import { defineRoute, text } from '@homeport/grammar';

/** An exact sum of one currency, as a decimal; of plain numbers the currency is null. */
export interface ListSum {
  readonly currency: string | null;
  readonly value: string;
}
/** What a list finds, counted and added up over all pages. */
export interface ListSums {
  readonly count: number;
  readonly sums: Readonly<Record<string, readonly ListSum[]>>;
  readonly groups: readonly {
    /** The value as text, a relation by its id; null: without one. */
    readonly key: string | null;
    readonly count: number;
    readonly sums: Readonly<Record<string, readonly ListSum[]>>;
  }[];
}
const sumsShape = {
  type: 'object',
  additionalProperties: {
    type: 'array',
    items: {
      type: 'object',
      required: ['currency', 'value'],
      properties: { currency: { type: ['string', 'null'] }, value: { type: 'string' } },
    },
  },
} as const;

/** Number of rows and exact sums over everything that a list finds, by group where one is named. */
export const listSums = defineRoute<ListSums>()({
  name: 'listSums',
  label: 'Totals of a list',
  method: 'GET',
  path: 'totals/{entity}',
  who: 'signedIn',
  portfolio: true,
  query: {
    filter: text('Filter', { max: 32_768 }),
    search: text('Search', { max: 200 }),
    sum: text('Columns to add up', { max: 1_000, help: 'Field names separated by commas.' }),
    group: text('Group by', { max: 100 }),
  },
  shape: {
    type: 'object',
    required: ['count', 'sums', 'groups'],
    properties: {
      count: { type: 'integer' },
      sums: sumsShape,
      groups: {
        type: 'array',
        items: {
          type: 'object',
          required: ['key', 'count', 'sums'],
          properties: { key: { type: ['string', 'null'] }, count: { type: 'integer' }, sums: sumsShape },
        },
      },
    },
  },
  refusals: ['exchange.unknownEntity'],
});
