import type { HomeAsks } from '../data/home-card.ts';
import { moneyQuery, onItsWayQuery } from '../data/queries.ts';

/** Where the money is. */
export const homeAsks: HomeAsks = {
  asks: ({ now, isGuest }) => (isGuest ? [] : [now(moneyQuery), now(onItsWayQuery)]),
};
