import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { clientsPath } from '../frame/clients-path.ts';
import { root } from '../frame/root.tsx';

const clients = createRoute({
  getParentRoute: () => root,
  path: clientsPath,
  component: lazyPage(() => import('./ClientsPage.tsx'), 'ClientsPage'),
});

export const clientRoutes = [clients] as const;
