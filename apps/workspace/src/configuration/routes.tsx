import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { mustOpen } from '../frame/own-pages.ts';
import { type LoadOf, root } from '../frame/root.tsx';
import { configurationPage } from './menu.ts';
import { configurationPath } from './paths.ts';
import { configurationWords } from './words.ts';

const page = createRoute({
  getParentRoute: () => root,
  path: configurationPath,
  loader: async ({ context: { workspace } }: LoadOf<object>) => {
    mustOpen(workspace.access, configurationPage);
    await workspace.learn('configuration', configurationWords);
  },
  component: lazyPage(() => import('./ConfigurationPage.tsx'), 'ConfigurationPage'),
});

/** A tenant's configuration as one file. */
export const configurationRoutes = [page] as const;
