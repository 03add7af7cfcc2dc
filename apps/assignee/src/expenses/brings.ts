import type { QueryClient } from '@tanstack/react-query';
import { itemsQuery, linesQuery, reportQuery, reportsQuery, taxesQuery } from '../data/queries.ts';
import type { Brings } from '../offline/brought.ts';
import { closeTray } from './receipt-tray.ts';

/** Expenses wait on the device, and what one is entered with is there before: the page, what can be claimed, open reports. */
export const brings: Brings = {
  kinds: { expense: async (queries) => (await import('./expense-kind.ts')).expenseKind(queries) },
  ahead: (queries, { isGuest, isKept }) =>
    isGuest
      ? []
      : [
          // The worker has every page by heart; before it does, these are fetched here.
          ...(isKept ? [] : [import('./ExpensePage.tsx'), import('./ReportPage.tsx')]),
          queries.prefetchQuery(itemsQuery),
          queries.prefetchQuery(taxesQuery),
          openReports(queries),
        ],
  forget: closeTray,
};

async function openReports(queries: QueryClient): Promise<void> {
  const reports = await queries.ensureQueryData(reportsQuery);
  const open = reports.filter((report) => report.status === 'OPEN').slice(0, 3);
  await Promise.allSettled(
    open.flatMap(({ id }) => [queries.prefetchQuery(reportQuery(id)), queries.prefetchQuery(linesQuery(id))]),
  );
}
