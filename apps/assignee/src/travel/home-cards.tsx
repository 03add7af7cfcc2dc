import type { HomeCards } from '../data/home-card.ts';
import { HomeAlerts } from './alerts/HomeAlerts.tsx';
import { HomeTrips } from './NextTrips.tsx';

/** Travel alerts; and the next departure or return, beside the dates of the plan. */
export const homeCards: HomeCards = [
  { order: 30, place: 'above', isOn: () => true, Card: HomeAlerts },
  { order: 42, place: 'above', isOn: ({ isGuest }) => !isGuest, Card: HomeTrips },
];
