import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { dashboard } from './dashboard.tsx';

const more = createRoute({
  getParentRoute: () => dashboard,
  path: '/more',
  component: lazyPage(() => import('./MorePage.tsx'), 'MorePage'),
});
const logout = createRoute({
  getParentRoute: () => dashboard,
  path: '/logout',
  component: lazyPage(() => import('./LogoutPage.tsx'), 'LogoutPage'),
});

/** The pages of the frame itself. */
export const shellRoutes = [more, logout] as const;
