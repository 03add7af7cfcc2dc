import type { HomeAsks } from '../data/home-card.ts';
import { paymentsQuery } from '../data/queries.ts';

/** The last payments. */
export const homeAsks: HomeAsks = { asks: ({ now, isGuest }) => (isGuest ? [] : [now(paymentsQuery)]) };
