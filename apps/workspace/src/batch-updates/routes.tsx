import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { mustOpen } from '../frame/own-pages.ts';
import { type LoadOf, root } from '../frame/root.tsx';
import { type Search, searchOf } from '../frame/search.ts';
import { updatePage } from './menu.ts';
import { batchPath } from './paths.ts';
import { batchWords } from './words.ts';

const page = createRoute({
  getParentRoute: () => root,
  path: batchPath,
  loaderDeps: ({ search }): Search => {
    const { about } = searchOf(search);
    return about ? { about } : {};
  },
  loader: async ({ context: { workspace }, deps }: LoadOf<object>) => {
    mustOpen(workspace.access, updatePage);
    const { about } = deps;
    const { catalogue } = workspace.hostOf(workspace.me.tenant.id);
    await Promise.all([
      workspace.learn('batchUpdates', batchWords),
      about && catalogue.hasEntity(about) ? workspace.need(about) : undefined,
    ]);
  },
  component: lazyPage(() => import('./BatchPage.tsx'), 'BatchPage'),
});

/** Setting fields of many records at once. */
export const batchRoutes = [page] as const;
