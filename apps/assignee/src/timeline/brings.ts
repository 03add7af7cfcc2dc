import type { Brings } from '../offline/brought.ts';
import { datedQuery, timelineQuery } from './queries.ts';

/** Notes, what is done and what is shared wait on the device; the dates of the present assignment and of those beside it are read ahead. */
export const brings: Brings = {
  kinds: {
    done: async (queries) => (await import('./done-kind.ts')).doneKind(queries),
    share: async (queries) => (await import('./share-kind.ts')).shareKind(queries),
    note: async (queries) => (await import('./note-kind.ts')).noteKind(queries),
  },
  ahead: (queries, { assignment }) =>
    assignment
      ? [
          queries.prefetchQuery(datedQuery),
          ...[assignment.id, ...(assignment.beside ?? [])].map((id) => queries.prefetchQuery(timelineQuery(id))),
        ]
      : [],
};
