import { isOffline } from '@homeport/client';
import { FormSkeleton, ListSkeleton, RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Navigate,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import {
  accountsQuery,
  assignmentQuery,
  checkQuery,
  itemsQuery,
  linesQuery,
  moneyQuery,
  nextActionsQuery,
  noticesQuery,
  paymentsQuery,
  phasesQuery,
  reportQuery,
  reportsQuery,
  sessionsQuery,
  stagesQuery,
  taxesQuery,
} from '../data/queries.ts';
import { readOne } from '../data/records.ts';
import type { Expense, ReportStatus } from '../data/types.ts';
import { ErrorPage, NotFoundPage } from './ErrorPage.tsx';
import { loaded } from './navigation.ts';
import { Opening } from './Opening.tsx';
import { Shell } from './Shell.tsx';

/** What loaders are given. */
export interface RouterContext {
  readonly queries: QueryClient;
}
const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: NotFoundPage });
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => <Navigate to="/dashboard" replace />,
});
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: () => <Navigate to="/dashboard" replace />,
});
const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  component: Shell,
  notFoundComponent: NotFoundPage,
});

/** A lost network is no failure of a part that can be shown later; everything else is. */
const known = (error: unknown) => {
  if (!isOffline(error)) throw error;
};
/** Asks for several things at once; a page whose parts may fail alone waits for them but not for their success. */
const settled = (...asked: readonly Promise<unknown>[]) => Promise.allSettled(asked);

const home = createRoute({
  getParentRoute: () => dashboard,
  path: '/',
  component: lazyRouteComponent(() => import('../home/HomePage.tsx'), 'HomePage'),
  loader: loaded(async ({ context: { queries } }: Context) => {
    await settled(
      ...[assignmentQuery, nextActionsQuery, reportsQuery, moneyQuery, paymentsQuery, phasesQuery].map((query) =>
        queries.ensureQueryData({ ...(query as typeof reportsQuery), revalidateIfStale: true }),
      ),
    );
  }),
});
const options = createRoute({
  getParentRoute: () => dashboard,
  path: '/list',
  validateSearch: (search: Readonly<Record<string, unknown>>): { new?: boolean } =>
    search.new === true ? { new: true } : {},
  component: lazyRouteComponent(() => import('../expenses/ExpenseOptionsPage.tsx'), 'ExpenseOptionsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton />} />,
  loader: loaded(async ({ context: { queries } }: Context) => {
    await settled(
      queries.ensureQueryData(assignmentQuery),
      queries.ensureQueryData({ ...moneyQuery, revalidateIfStale: true }),
    );
  }),
});
const statuses: readonly string[] = [
  'OPEN',
  'AWAITING_APPROVAL',
  'REJECTED',
  'APPROVED',
  'IN_PAYMENT',
  'PAID',
  'CANCELLED',
];
const reports = createRoute({
  getParentRoute: () => dashboard,
  path: '/expense-reports',
  validateSearch: (search: Readonly<Record<string, unknown>>): { status?: ReportStatus } =>
    statuses.includes(String(search.status)) ? { status: search.status as ReportStatus } : {},
  component: lazyRouteComponent(() => import('../expenses/ReportsPage.tsx'), 'ReportsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton />} />,
  loader: loaded(async ({ context: { queries } }: Context) => {
    await queries.ensureQueryData({ ...reportsQuery, revalidateIfStale: true });
  }),
});
const batch = createRoute({
  getParentRoute: () => dashboard,
  path: '/batch/$batchId',
  validateSearch: (search: Readonly<Record<string, unknown>>): { step?: 'check' } =>
    search.step === 'check' ? { step: 'check' } : {},
  loaderDeps: ({ search }) => ({ step: search.step }),
  component: BatchPage,
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: loaded(
    async ({
      context: { queries },
      params,
      deps,
    }: Context & { params: { batchId: string }; deps: { step?: 'check' } }) => {
      const id = params.batchId;
      const lines = queries.ensureQueryData({ ...linesQuery(id), revalidateIfStale: true });
      // Without a network a report is shown with the items that are known.
      await Promise.all([queries.ensureQueryData({ ...reportQuery(id), revalidateIfStale: true }), lines.catch(known)]);
      const more = [
        queries.ensureQueryData({ ...stagesQuery(id), revalidateIfStale: true }),
        queries.ensureQueryData(itemsQuery),
      ];
      await settled(...more, ...(deps.step ? [queries.fetchQuery(checkQuery(id))] : []));
    },
  ),
});
const ReportPage = lazyRouteComponent(() => import('../expenses/ReportPage.tsx'), 'ReportPage');
function BatchPage() {
  const { batchId } = batch.useParams();
  const { step } = batch.useSearch();
  return <ReportPage key={batchId} id={batchId} isChecking={step === 'check'} />;
}
const ExpensePage = lazyRouteComponent(() => import('../expenses/ExpensePage.tsx'), 'ExpensePage');
const forExpense = async (queries: QueryClient, batchId: string) => {
  const [report] = await Promise.all([
    queries.ensureQueryData({ ...reportQuery(batchId), revalidateIfStale: true }),
    queries.ensureQueryData(itemsQuery),
    ExpensePage.preload?.(),
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
  component: NewExpensePage,
  pendingComponent: () => <Opening shape={<FormSkeleton />} />,
  loader: loaded(async ({ context: { queries }, params }: Context & { params: { batchId: string } }) =>
    forExpense(queries, params.batchId),
  ),
});
function NewExpensePage() {
  const report = item.useLoaderData();
  return report.status === 'OPEN' ? (
    <ExpensePage key={report.id} report={report} expense={null} />
  ) : (
    <Navigate to="/dashboard/batch/$batchId" params={{ batchId: report.id }} replace />
  );
}
const expense = createRoute({
  getParentRoute: () => dashboard,
  path: '/batch/$batchId/expense/{-$expenseId}',
  component: OneExpensePage,
  pendingComponent: () => <Opening shape={<FormSkeleton />} />,
  loader: loaded(
    async ({
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
  ),
});
function OneExpensePage() {
  const { report, expense: found } = expense.useLoaderData();
  return <ExpensePage key={found.id} report={report} expense={found} />;
}
/** From the Add button: to the newest open report, or to a new one when there is none. */
const quick = createRoute({
  getParentRoute: () => dashboard,
  path: '/quick-expense',
  loader: loaded(async ({ context: { queries } }: Context) => {
    const found = (await queries.ensureQueryData({ ...reportsQuery, revalidateIfStale: true })).find(
      (report) => report.status === 'OPEN',
    );
    if (!found) throw redirect({ to: '/dashboard/list', search: { new: true }, replace: true });
    throw redirect({ to: '/dashboard/batch/$batchId/item', params: { batchId: found.id }, replace: true });
  }),
});
const payments = createRoute({
  getParentRoute: () => dashboard,
  path: '/payments',
  component: lazyRouteComponent(() => import('../payments/PaymentsPage.tsx'), 'PaymentsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton />} />,
  loader: loaded(async ({ context: { queries } }: Context) => {
    await queries.ensureQueryData({ ...paymentsQuery, revalidateIfStale: true });
    await settled(queries.ensureQueryData({ ...reportsQuery, revalidateIfStale: true }));
  }),
});
const banking = createRoute({
  getParentRoute: () => dashboard,
  path: '/banking',
  validateSearch: (search: Readonly<Record<string, unknown>>): { form?: string } =>
    typeof search.form === 'string' ? { form: search.form } : {},
  component: lazyRouteComponent(() => import('../banking/BankingPage.tsx'), 'BankingPage'),
  onLeave: ({ context }) => context.queries.removeQueries({ queryKey: accountsQuery.queryKey }),
});
const profile = createRoute({
  getParentRoute: () => dashboard,
  path: '/profile',
  component: lazyRouteComponent(() => import('../profile/ProfilePage.tsx'), 'ProfilePage'),
  loader: loaded(async ({ context: { queries } }: Context) => {
    await settled(queries.ensureQueryData({ ...sessionsQuery, revalidateIfStale: true }));
  }),
});
const notifications = createRoute({
  getParentRoute: () => dashboard,
  path: '/notifications',
  validateSearch: (search: Readonly<Record<string, unknown>>): { view?: 'unread' } =>
    search.view === 'unread' ? { view: 'unread' } : {},
  component: lazyRouteComponent(() => import('../notifications/NotificationsPage.tsx'), 'NotificationsPage'),
  loader: loaded(async ({ context: { queries } }: Context) => {
    await queries.ensureQueryData({ ...noticesQuery, revalidateIfStale: true });
  }),
});
const help = createRoute({
  getParentRoute: () => dashboard,
  path: '/help',
  component: lazyRouteComponent(() => import('../help/HelpPage.tsx'), 'HelpPage'),
  loader: loaded(async ({ context: { queries } }: Context) => {
    await settled(queries.ensureQueryData(assignmentQuery));
  }),
});
const more = createRoute({
  getParentRoute: () => dashboard,
  path: '/more',
  component: lazyRouteComponent(() => import('./MorePage.tsx'), 'MorePage'),
});
const logout = createRoute({
  getParentRoute: () => dashboard,
  path: '/logout',
  component: lazyRouteComponent(() => import('./LogoutPage.tsx'), 'LogoutPage'),
});
interface Context {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
  readonly preload: boolean;
}

/** Every page of the application, by its address. */
export const routeTree = root.addChildren([
  start,
  login,
  dashboard.addChildren([
    home,
    options,
    reports,
    batch,
    item,
    expense,
    quick,
    payments,
    banking,
    profile,
    notifications,
    help,
    more,
    logout,
  ]),
]);
export { ErrorPage, NotFoundPage };
