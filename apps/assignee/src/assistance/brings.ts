import type { Brings } from '../offline/brought.ts';
import { signInsQuery } from './queries.ts';

/** Who of the family has a sign-in is readable without a network. */
export const brings: Brings = {
  ahead: (queries, { isGuest }) => (isGuest ? [] : [queries.prefetchQuery(signInsQuery)]),
};
