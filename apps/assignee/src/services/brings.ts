import type { Brings } from '../offline/brought.ts';
import { servicesQuery } from './queries.ts';

/** Services: their comments wait on the device, their list is read ahead. */
export const brings: Brings = {
  kinds: { comment: async (queries) => (await import('./comment-kind.ts')).commentKind(queries) },
  ahead: (queries) => [queries.prefetchQuery(servicesQuery)],
};
