import type { QueryClient } from '@tanstack/react-query';
import { signInsQuery } from '../assistance/queries.ts';
import { contactsQuery } from '../contacts/contact-data.ts';
import {
  assignmentQuery,
  isFamily,
  itemsQuery,
  linesQuery,
  meQuery,
  type PresentAssignment,
  phasesQuery,
  reportQuery,
  reportsQuery,
  taxesQuery,
} from '../data/queries.ts';
import { servicesQuery } from '../services/queries.ts';
import { datedQuery, timelineQuery } from '../timeline/queries.ts';
import { startWorker } from './worker.ts';

/** What stays readable without a network although it was not opened: plan, services, people, the map of the host city. */
async function readAhead(queries: QueryClient): Promise<void> {
  const assignment = await queries.ensureQueryData(assignmentQuery).catch(() => null);
  await Promise.allSettled([
    queries.prefetchQuery(servicesQuery),
    queries.prefetchQuery(contactsQuery),
    queries.prefetchQuery(phasesQuery),
    queries.prefetchQuery(signInsQuery),
    ...plansAhead(queries, assignment),
    import('./host-map.ts').then(({ bringMapOf }) => bringMapOf(queries, assignment?.hostLocation)),
  ]);
}
/** The dates of the present assignment, and of those beside it. */
const plansAhead = (queries: QueryClient, assignment: PresentAssignment | null): readonly Promise<void>[] =>
  assignment
    ? [
        queries.prefetchQuery(datedQuery),
        ...[assignment.id, ...(assignment.beside ?? [])].map((id) => queries.prefetchQuery(timelineQuery(id))),
      ]
    : [];

/**
 * Fetches what an expense is entered with, while nothing else is to be done, so that it also works when the network goes
 * away afterwards: the page itself, what can be claimed, and the open reports. Failures are of no concern here.
 */
export async function prepareForOffline(queries: QueryClient): Promise<void> {
  await new Promise((idle) =>
    'requestIdleCallback' in window ? requestIdleCallback(idle, { timeout: 5000 }) : setTimeout(idle, 2000),
  );
  // A member of the family enters no expenses.
  if (isFamily(queries.getQueryData(meQuery.queryKey))) {
    const assignment = await queries.ensureQueryData(assignmentQuery).catch(() => null);
    await Promise.allSettled([
      queries.prefetchQuery(servicesQuery),
      queries.prefetchQuery(phasesQuery),
      ...plansAhead(queries, assignment),
    ]);
    return startWorker();
  }
  // The worker has every page by heart; before it does, these are fetched here.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  await Promise.allSettled([
    ...(isKept ? [] : [import('../expenses/ExpensePage.tsx'), import('../expenses/ReportPage.tsx')]),
    queries.prefetchQuery(itemsQuery),
    queries.prefetchQuery(taxesQuery),
    readAhead(queries),
  ]);
  const reports = await queries.ensureQueryData(reportsQuery).catch(() => []);
  const open = reports.filter((report) => report.status === 'OPEN').slice(0, 3);
  await Promise.allSettled(
    open.flatMap(({ id }) => [queries.prefetchQuery(reportQuery(id)), queries.prefetchQuery(linesQuery(id))]),
  );
  await startWorker();
}
