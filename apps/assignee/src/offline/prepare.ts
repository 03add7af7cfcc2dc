import { askTogether } from '@homeport/client';
import type { QueryClient } from '@tanstack/react-query';
import { assignmentQuery, isFamily, meQuery } from '../data/queries.ts';
import type { Brings } from './brought.ts';
import { startWorker } from './worker.ts';

/**
 * Fetches what is needed without a network, while nothing else is to be done: what the domains bring for it, then the pages
 * themselves. Failures are of no concern here.
 */
export async function prepareForOffline(queries: QueryClient, brought: readonly Brings[]): Promise<void> {
  await new Promise((idle) =>
    'requestIdleCallback' in window ? requestIdleCallback(idle, { timeout: 5000 }) : setTimeout(idle, 2000),
  );
  const of = {
    assignment: await queries.ensureQueryData(assignmentQuery).catch(() => null),
    isGuest: isFamily(queries.getQueryData(meQuery.queryKey)),
    isKept: Boolean(navigator.serviceWorker?.controller),
  };
  await Promise.allSettled(askTogether(() => brought.flatMap(({ ahead }) => ahead?.(queries, of) ?? [])));
  await startWorker();
}
