import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { noticesQuery } from '../data/queries.ts';
import { type Context, dashboard } from '../shell/dashboard.tsx';

const notifications = createRoute({
  getParentRoute: () => dashboard,
  path: '/notifications',
  validateSearch: (search: Readonly<Record<string, unknown>>): { view?: 'unread' } =>
    search.view === 'unread' ? { view: 'unread' } : {},
  component: lazyPage(() => import('./NotificationsPage.tsx'), 'NotificationsPage'),
  loader: async ({ context: { queries } }: Context) => {
    await queries.ensureQueryData({ ...noticesQuery, revalidateIfStale: true });
  },
});

/** What happened, newest first. */
export const notificationRoutes = [notifications] as const;
