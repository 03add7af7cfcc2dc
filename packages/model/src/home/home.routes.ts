import { type Card, type Condition, defineRoute } from '@homeport/grammar';

/** Rows of a list on a card, and of what falls on the days of the next weeks. */
export const homeLimits = { rows: 5, days: 60 } as const;

/** An amount of one currency, as a decimal; of plain numbers the currency is null. */
export interface HomeSum {
  readonly currency: string | null;
  readonly value: string;
}
/** A card with what it counts: as many records as the list of `where` shows the reader. */
export interface HomeCard
  extends Pick<Card, 'name' | 'on' | 'label' | 'draws' | 'sort' | 'columns' | 'by' | 'sum' | 'isUrgent'> {
  /** What the list is narrowed to, with the reader and today's day put in. */
  readonly where: readonly Condition[];
  readonly count: number;
  readonly sums?: readonly HomeSum[];
  /** How many of each value (null: without one), the most first; of companies by their id. */
  readonly groups?: readonly { readonly key: string | null; readonly count: number }[];
  /** The first records, with what names them, as their own list has them. */
  readonly rows?: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
}
/** Somebody's home, in the order of its cards. */
export interface Home {
  readonly cards: readonly HomeCard[];
}

/** What stands on the caller's home, in one company or over all of theirs. */
export const home = defineRoute<Home>()({
  name: 'home',
  label: 'Home of the caller',
  method: 'GET',
  path: 'work/home',
  who: 'signedIn',
  portfolio: true,
  shape: {
    type: 'object',
    required: ['cards'],
    properties: {
      cards: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name', 'on', 'label', 'draws', 'where', 'count'],
          properties: { name: { type: 'string' }, on: { type: 'string' }, count: { type: 'integer' } },
        },
      },
    },
  },
});
