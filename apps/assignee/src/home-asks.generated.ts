// Written by `npm run derive` from the folders of this application.
import { homeAsks as arrival } from './arrival/home-asks.ts';
import { homeAsks as expenses } from './expenses/home-asks.ts';
import { homeAsks as home } from './home/home-asks.ts';
import { homeAsks as payments } from './payments/home-asks.ts';
import { homeAsks as travel } from './travel/home-asks.ts';
import type { HomeAsks } from './data/home-card.ts';

/** What the domains ask for their cards on Home. */
export const homeAsks: readonly HomeAsks[] = [arrival, expenses, home, payments, travel];
