import { AppLink } from '@homeport/ui/parts/link.tsx';
import type { HomeCards } from '../data/home-card.ts';
import { homeWords } from '../home/words.ts';
import { usePageWords } from '../words/page-words.ts';

function WidgetsLink() {
  return <AppLink href="/dashboard/widgetDashboard">{usePageWords(homeWords)('widgets')}</AppLink>;
}

/** The way to the page that one arranges oneself. */
export const homeCards: HomeCards = [{ order: 10, place: 'below', isOn: ({ isGuest }) => !isGuest, Card: WidgetsLink }];
