// Written by `npm run derive` from the folders of this application.
import { homeCards as arrival } from './arrival/home-cards.tsx';
import { homeCards as expenses } from './expenses/home-cards.tsx';
import { homeCards as home } from './home/home-cards.tsx';
import { homeCards as payments } from './payments/home-cards.tsx';
import { homeCards as travel } from './travel/home-cards.tsx';
import { homeCards as widgets } from './widgets/home-cards.tsx';
import type { HomeCards } from './data/home-card.ts';

/** The cards that the domains have on Home. */
export const homeCards: readonly HomeCards[] = [arrival, expenses, home, payments, travel, widgets];
