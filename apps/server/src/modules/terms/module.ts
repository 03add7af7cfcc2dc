import type { Module } from '@homeport/engine';
import { termsRoutes } from './case-terms.ts';
import { termsDeeds } from './terms-deeds.ts';

/** What somebody is entitled to: worked out, compared with what was granted, and carried into it. */
export const termsModule: Module = { name: 'terms', actions: termsDeeds, routes: termsRoutes };
