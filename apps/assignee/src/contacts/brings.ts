import type { Brings } from '../offline/brought.ts';
import { contactsQuery } from './contact-data.ts';

/** Who helps is readable without a network. */
export const brings: Brings = {
  ahead: (queries, { isGuest }) => (isGuest ? [] : [queries.prefetchQuery(contactsQuery)]),
};
