import type { HomeAsks } from '../data/home-card.ts';
import { today } from '../words/today.ts';
import { arrivalQuery, mayArrive } from './arrival-data.ts';
import { arrivalWords } from './words.ts';

/** The code of the card too: what comes after the page pushes away what one is about to touch. */
export const homeAsks: HomeAsks = {
  ofAssignment: ({ now, learn, isGuest }, assignment) =>
    !isGuest && mayArrive(assignment, today())
      ? [learn(arrivalWords), now(arrivalQuery), import('./ArrivalCard.tsx')]
      : [],
};
