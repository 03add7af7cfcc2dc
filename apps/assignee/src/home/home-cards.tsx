import type { HomeCards } from '../data/home-card.ts';
import { DoNextCard } from './DoNextCard.tsx';
import { FamilyCard } from './FamilyCard.tsx';
import { PlanCard } from './PlanCard.tsx';

/** What to do next, the plan, and what the family finds here. */
export const homeCards: HomeCards = [
  { order: 20, place: 'above', isOn: () => true, Card: DoNextCard },
  { order: 40, place: 'above', isOn: () => true, Card: PlanCard },
  { order: 50, place: 'above', isOn: ({ isGuest }) => isGuest, Card: FamilyCard },
];
