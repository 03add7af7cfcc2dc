import type { HomeAsks } from '../data/home-card.ts';
import { tripsQuery } from '../data/queries.ts';
import { alertsQuery } from './travel-data.ts';
import { travelWords } from './words.ts';

/** The alerts of today, and the trips of who may have some. */
export const homeAsks: HomeAsks = {
  asks: ({ now, isGuest }) => [now(alertsQuery), ...(isGuest ? [] : [now(tripsQuery)])],
  words: [travelWords],
};
