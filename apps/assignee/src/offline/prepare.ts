import type { QueryClient } from '@tanstack/react-query';
import { itemsQuery, linesQuery, reportQuery, reportsQuery, taxesQuery } from '../data/queries.ts';

/**
 * Fetches what an expense is entered with, while nothing else is to be done, so that it also works when the network goes
 * away afterwards: the page itself, what can be claimed, and the open reports. Failures are of no concern here.
 */
export async function prepareForOffline(queries: QueryClient): Promise<void> {
  await new Promise((idle) =>
    'requestIdleCallback' in window ? requestIdleCallback(idle, { timeout: 5000 }) : setTimeout(idle, 2000),
  );
  await Promise.allSettled([
    import('../expenses/ExpensePage.tsx'),
    import('../expenses/ReportPage.tsx'),
    queries.prefetchQuery(itemsQuery),
    queries.prefetchQuery(taxesQuery),
  ]);
  const reports = await queries.ensureQueryData(reportsQuery).catch(() => []);
  const open = reports.filter((report) => report.status === 'OPEN').slice(0, 3);
  await Promise.allSettled(
    open.flatMap(({ id }) => [queries.prefetchQuery(reportQuery(id)), queries.prefetchQuery(linesQuery(id))]),
  );
}
