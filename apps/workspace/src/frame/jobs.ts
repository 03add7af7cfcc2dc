import { call } from '@homeport/client';
import type { JobLine } from '@homeport/model/exchange';
import { queryOptions } from '@tanstack/react-query';

/** How often running jobs are asked how far they are, in milliseconds; idle ones rarely. */
const whileRunning = 2000;
const idle = 60_000;
export const isRunning = (job: JobLine): boolean => job.state === 'waiting' || job.state === 'running';

/** The caller's jobs in a tenant, newest first. `prefix` leads into another tenant. */
export const jobsQuery = (prefix: string) =>
  queryOptions({
    queryKey: ['jobs', prefix] as const,
    queryFn: async ({ signal }) =>
      (await call<{ content: readonly JobLine[] }>('GET', `${prefix}jobs`, { query: { size: 20 }, signal })).content,
    refetchInterval: (query) => (query.state.data?.some(isRunning) ? whileRunning : idle),
  });
