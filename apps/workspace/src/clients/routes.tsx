import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';
import { clientsPath } from './paths.ts';

const clients = createRoute({
  getParentRoute: () => root,
  path: clientsPath,
  component: lazyPage(() => import('./ClientsPage.tsx'), 'ClientsPage'),
});

export const clientRoutes = [clients] as const;
