import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';

/** Where somebody who works for several companies chooses one. */
export const clientsPath = '/workspace/clients';

const clients = createRoute({
  getParentRoute: () => root,
  path: clientsPath,
  component: lazyPage(() => import('./ClientsPage.tsx'), 'ClientsPage'),
});

export const clientRoutes = [clients] as const;
