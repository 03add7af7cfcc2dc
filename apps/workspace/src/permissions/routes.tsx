import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { mustOpen } from '../frame/own-pages.ts';
import { type LoadOf, root } from '../frame/root.tsx';
import { permissionsPath } from './paths.ts';
import { permissionWords } from './words.ts';

const page = createRoute({
  getParentRoute: () => root,
  path: permissionsPath,
  loader: async ({ context: { workspace } }: LoadOf<object>) => {
    mustOpen(workspace.access, 'permissions');
    await workspace.learn('permissions', permissionWords);
  },
  component: lazyPage(() => import('./PermissionsPage.tsx'), 'PermissionsPage'),
});

/** What the company leaves each role of what the platform gives it. */
export const permissionRoutes = [page] as const;
