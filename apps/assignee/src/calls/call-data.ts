import { ask } from '@homeport/client';
import { listCalls } from '@homeport/model/calls';
import { queryOptions } from '@tanstack/react-query';

/** The person's calls, the latest first. */
export const callsQuery = queryOptions({
  queryKey: ['calls'],
  queryFn: ({ signal }) => ask(listCalls, { signal }),
});
