import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { loaded } from '@homeport/ui/routing/navigation.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paymentsQuery, reportsQuery } from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';

const payments = createRoute({
  getParentRoute: () => dashboard,
  path: '/payments',
  component: lazyRouteComponent(() => import('./PaymentsPage.tsx'), 'PaymentsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton />} />,
  loader: loaded(async ({ context: { queries } }: Context) => {
    await queries.ensureQueryData({ ...paymentsQuery, revalidateIfStale: true });
    await settled(queries.ensureQueryData({ ...reportsQuery, revalidateIfStale: true }));
  }),
});

/** Where the money is. */
export const paymentRoutes = [payments] as const;
