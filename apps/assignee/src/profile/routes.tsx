import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { sessionsQuery } from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { loaded } from '../shell/navigation.ts';

const profile = createRoute({
  getParentRoute: () => dashboard,
  path: '/profile',
  component: lazyRouteComponent(() => import('./ProfilePage.tsx'), 'ProfilePage'),
  loader: loaded(async ({ context: { queries } }: Context) => {
    await settled(queries.ensureQueryData({ ...sessionsQuery, revalidateIfStale: true }));
  }),
});

/** The own profile. */
export const profileRoutes = [profile] as const;
