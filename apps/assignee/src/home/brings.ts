import { phasesQuery } from '../data/queries.ts';
import type { Brings } from '../offline/brought.ts';

/** The phases of the assignment are readable without a network. */
export const brings: Brings = {
  ahead: (queries) => [queries.prefetchQuery(phasesQuery)],
};
