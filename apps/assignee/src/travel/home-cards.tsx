import type { HomeCards } from '../data/home-card.ts';
import { HomeAlerts } from './alerts/HomeAlerts.tsx';

/** Travel alerts. */
export const homeCards: HomeCards = [{ order: 30, place: 'above', isOn: () => true, Card: HomeAlerts }];
