import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import type { HomeCards } from '../data/home-card.ts';
import { today } from '../words/today.ts';
import { mayArrive } from './arrival-data.ts';

// Few arrive in these days: the others do not load it.
const ArrivalCard = lazyPart(() => import('./ArrivalCard.tsx').then((it) => it.ArrivalCard));

/** The day of arrival, when it is near. */
export const homeCards: HomeCards = [
  {
    order: 10,
    place: 'above',
    isOn: ({ isGuest, assignment }) => !isGuest && mayArrive(assignment, today()),
    Card: ArrivalCard,
  },
];
