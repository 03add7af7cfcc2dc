import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { paymentsQuery, reportsQuery } from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';

const payments = createRoute({
  getParentRoute: () => dashboard,
  path: '/payments',
  component: lazyPage(() => import('./PaymentsPage.tsx'), 'PaymentsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton />} />,
  loader: async ({ context: { queries } }: Context) => {
    await queries.ensureQueryData({ ...paymentsQuery, revalidateIfStale: true });
    await settled(queries.ensureQueryData({ ...reportsQuery, revalidateIfStale: true }));
  },
});

/** Where the money is. */
export const paymentRoutes = [payments] as const;
