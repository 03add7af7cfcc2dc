import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExchangeJob } from '../host/exchange.ts';
import { useRecordHost } from '../host/record-host.ts';

/** How often a running job is asked how far it is, in milliseconds. */
const askEvery = 1000;
const isRunning = (job: ExchangeJob | undefined): boolean => job?.state === 'waiting' || job?.state === 'running';

/** Follows one job until it is over. */
export function useJob(start: ExchangeJob | null = null) {
  const host = useRecordHost();
  const [first, setFirst] = useState<ExchangeJob | null>(start);
  const query = useQuery({
    queryKey: ['job', first?.id],
    queryFn: ({ signal }) => host.exchange.job(first?.id ?? '', signal),
    enabled: first !== null && isRunning(first),
    refetchInterval: (state) => (state.state.data && !isRunning(state.state.data) ? false : askEvery),
  });
  return { job: query.data ?? first, error: query.error, follow: setFirst };
}
