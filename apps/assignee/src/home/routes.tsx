import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  assignmentQuery,
  moneyQuery,
  nextActionsQuery,
  paymentsQuery,
  phasesQuery,
  reportsQuery,
} from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { loaded } from '../shell/navigation.ts';

const home = createRoute({
  getParentRoute: () => dashboard,
  path: '/',
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  loader: loaded(async ({ context: { queries } }: Context) => {
    await settled(
      ...[assignmentQuery, nextActionsQuery, reportsQuery, moneyQuery, paymentsQuery, phasesQuery].map((query) =>
        queries.ensureQueryData({ ...(query as typeof reportsQuery), revalidateIfStale: true }),
      ),
    );
  }),
});

/** The first page after sign-in. */
export const homeRoutes = [home] as const;
