import type { HomeCards, OfHome } from '../data/home-card.ts';
import { MoneyCard } from './MoneyCard.tsx';
import { OnItsWay } from './OnItsWay.tsx';

const isOn = ({ isGuest, theme }: OfHome): boolean => theme.expensesEnabled && !isGuest;

/** What is on its way, and how much stands in which stage. */
export const homeCards: HomeCards = [
  { order: 10, place: 'left', isOn, Card: OnItsWay },
  { order: 10, place: 'right', isOn, Card: MoneyCard },
];
