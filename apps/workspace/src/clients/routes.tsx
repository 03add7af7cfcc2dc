import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';

/** Where somebody who works for several companies chooses one. */
export const clientsPath = '/workspace/clients';

const clients = createRoute({
  getParentRoute: () => root,
  path: clientsPath,
  component: lazyRouteComponent(() => import('./ClientsPage.tsx'), 'ClientsPage'),
});

export const clientRoutes = [clients] as const;
