import { accountWords } from '@homeport/ui/account/account-words.ts';
import { sessionsQuery } from '@homeport/ui/account/sessions-query.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { loaded } from '../shell/navigation.ts';

const profile = createRoute({
  getParentRoute: () => dashboard,
  path: '/profile',
  component: lazyRouteComponent(() => import('./ProfilePage.tsx'), 'ProfilePage'),
  loader: loaded(async ({ context: { queries, learn } }: Context) => {
    await learn(accountWords);
    await settled(queries.ensureQueryData({ ...sessionsQuery, revalidateIfStale: true }));
  }),
});

/** The own profile. */
export const profileRoutes = [profile] as const;
