import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';
import { homePath } from './paths.ts';

const home = createRoute({
  getParentRoute: () => root,
  path: homePath,
  component: lazyPage(() => import('./home-page.tsx'), 'HomeRoute'),
});

/** Where the day begins. */
export const homeRoutes = [home] as const;
