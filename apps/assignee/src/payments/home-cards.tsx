import type { HomeCards } from '../data/home-card.ts';
import { PaymentsCard } from './PaymentsCard.tsx';

/** The last payments. */
export const homeCards: HomeCards = [
  { order: 20, place: 'left', isOn: ({ isGuest, theme }) => theme.expensesEnabled && !isGuest, Card: PaymentsCard },
];
