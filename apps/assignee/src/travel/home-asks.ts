import type { HomeAsks } from '../data/home-card.ts';
import { alertsQuery } from './travel-data.ts';
import { travelWords } from './words.ts';

/** The alerts of today. */
export const homeAsks: HomeAsks = { asks: ({ now }) => [now(alertsQuery)], words: [travelWords] };
