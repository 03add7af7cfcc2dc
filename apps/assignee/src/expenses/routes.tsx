import { FormSkeleton, ListSkeleton, RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { aroundPage, lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, Navigate, redirect } from '@tanstack/react-router';
import {
  assignmentQuery,
  checkQuery,
  itemsQuery,
  linesQuery,
  moneyQuery,
  onItsWayQuery,
  payoutsQuery,
  reportQuery,
  reportsQuery,
  stagesQuery,
  taxesQuery,
} from '../data/queries.ts';
import { readOne } from '../data/records.ts';
import { isReportStatus } from '../data/report-statuses.ts';
import type { Expense, ReportStatus } from '../data/types.ts';
import { type Context, dashboard, known, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { isExpected } from './money-where.rules.ts';

const options = createRoute({
  getParentRoute: () => dashboard,
  path: '/list',
  validateSearch: (search: Readonly<Record<string, unknown>>): { new?: boolean } =>
    search.new === true ? { new: true } : {},
  component: lazyPage(() => import('./ExpenseOptionsPage.tsx'), 'ExpenseOptionsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton />} />,
  loader: async ({ context: { queries } }: Context) => {
    await settled(
      queries.ensureQueryData(assignmentQuery),
      queries.ensureQueryData({ ...moneyQuery, revalidateIfStale: true }),
      queries.ensureQueryData({ ...payoutsQuery, revalidateIfStale: true }),
      // A card that comes after the page would push away what one is about to touch.
      queries.ensureQueryData({ ...onItsWayQuery, revalidateIfStale: true }),
    );
  },
});
const reports = createRoute({
  getParentRoute: () => dashboard,
  path: '/expense-reports',
  validateSearch: (search: Readonly<Record<string, unknown>>): { status?: ReportStatus } =>
    isReportStatus(search.status) ? { status: search.status } : {},
  component: lazyPage(() => import('./ReportsPage.tsx'), 'ReportsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton />} />,
  loader: async ({ context: { queries } }: Context) => {
    await Promise.all([
      queries.ensureQueryData({ ...reportsQuery, revalidateIfStale: true }),
      settled(queries.ensureQueryData({ ...onItsWayQuery, revalidateIfStale: true })),
    ]);
  },
});
const ReportPage = lazyPage(() => import('./ReportPage.tsx'), 'ReportPage');
const ExpensePage = lazyPage(() => import('./ExpensePage.tsx'), 'ExpensePage');
const batch = createRoute({
  getParentRoute: () => dashboard,
  path: '/batch/$batchId',
  validateSearch: (search: Readonly<Record<string, unknown>>): { step?: 'check' | 'done' } =>
    search.step === 'check' || search.step === 'done' ? { step: search.step } : {},
  loaderDeps: ({ search }) => ({ step: search.step }),
  component: aroundPage(ReportPage, BatchPage),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: async ({
    context: { queries },
    params,
    deps,
  }: Context & { params: { batchId: string }; deps: { step?: 'check' | 'done' } }) => {
    const id = params.batchId;
    const lines = queries.ensureQueryData({ ...linesQuery(id), revalidateIfStale: true });
    // Without a network a report is shown with the items that are known.
    const [report] = await Promise.all([
      queries.ensureQueryData({ ...reportQuery(id), revalidateIfStale: true }),
      lines.catch(known),
    ]);
    const more = [
      // What it says first would otherwise be said twice: without the account, and then with it.
      ...(isExpected(report) ? [queries.ensureQueryData({ ...onItsWayQuery, revalidateIfStale: true })] : []),
      queries.ensureQueryData({ ...stagesQuery(id), revalidateIfStale: true }),
      queries.ensureQueryData(itemsQuery),
    ];
    await settled(...more, ...(deps.step === 'check' ? [queries.fetchQuery(checkQuery(id))] : []));
  },
});
function BatchPage() {
  const { batchId } = batch.useParams();
  const { step } = batch.useSearch();
  return <ReportPage key={batchId} id={batchId} step={step} />;
}
const forExpense = async (queries: QueryClient, batchId: string) => {
  const [report] = await Promise.all([
    queries.ensureQueryData({ ...reportQuery(batchId), revalidateIfStale: true }),
    queries.ensureQueryData(itemsQuery),
  ]);
  await settled(
    queries.ensureQueryData(linesQuery(batchId)),
    queries.ensureQueryData(taxesQuery),
    queries.ensureQueryData({ ...reportsQuery, revalidateIfStale: true }),
  );
  return report;
};
const item = createRoute({
  getParentRoute: () => dashboard,
  path: '/batch/$batchId/item',
  validateSearch: (search: Readonly<Record<string, unknown>>): { receipt?: string } =>
    typeof search.receipt === 'string' ? { receipt: search.receipt } : {},
  component: aroundPage(ExpensePage, NewExpensePage),
  pendingComponent: () => <Opening shape={<FormSkeleton />} />,
  loader: async ({ context: { queries }, params }: Context & { params: { batchId: string } }) =>
    forExpense(queries, params.batchId),
});
function NewExpensePage() {
  const report = item.useLoaderData();
  const { receipt } = item.useSearch();
  return report.status === 'OPEN' ? (
    <ExpensePage key={`${report.id}${receipt ?? ''}`} report={report} expense={null} fromTray={receipt ?? null} />
  ) : (
    <Navigate to="/dashboard/batch/$batchId" params={{ batchId: report.id }} replace />
  );
}
const expense = createRoute({
  getParentRoute: () => dashboard,
  path: '/batch/$batchId/expense/{-$expenseId}',
  component: aroundPage(ExpensePage, OneExpensePage),
  pendingComponent: () => <Opening shape={<FormSkeleton />} />,
  loader: async ({
    context: { queries },
    params,
    abortController,
  }: Context & { params: { batchId: string; expenseId?: string }; abortController: AbortController }) => {
    if (!params.expenseId)
      throw redirect({ to: '/dashboard/batch/$batchId/item', params: { batchId: params.batchId }, replace: true });
    const [report, found] = await Promise.all([
      forExpense(queries, params.batchId),
      readOne<Expense>('caseExpense', params.expenseId, abortController.signal),
    ]);
    return { report, expense: found };
  },
});
function OneExpensePage() {
  const { report, expense: found } = expense.useLoaderData();
  return <ExpensePage key={found.id} report={report} expense={found} />;
}
/** From the Add button: to the newest open report, or to a new one when there is none. */
const quick = createRoute({
  getParentRoute: () => dashboard,
  path: '/quick-expense',
  loader: async ({ context: { queries } }: Context) => {
    const found = (await queries.ensureQueryData({ ...reportsQuery, revalidateIfStale: true })).find(
      (report) => report.status === 'OPEN',
    );
    if (!found) throw redirect({ to: '/dashboard/list', search: { new: true }, replace: true });
    throw redirect({ to: '/dashboard/batch/$batchId/item', params: { batchId: found.id }, replace: true });
  },
});

/** Expense options, Expense Reports and their lines. */
export const expenseRoutes = [options, reports, batch, item, expense, quick] as const;
