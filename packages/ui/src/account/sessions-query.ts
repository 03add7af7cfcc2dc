import { listSessions } from '@homeport/client';
import { queryOptions } from '@tanstack/react-query';

/** Where the person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => listSessions(signal),
});
