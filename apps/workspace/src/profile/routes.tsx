import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';

const profile = createRoute({
  getParentRoute: () => root,
  path: '/workspace/profile',
  component: lazyRouteComponent(() => import('./ProfilePage.tsx'), 'ProfilePage'),
});

/** The own profile. */
export const profileRoutes = [profile] as const;
