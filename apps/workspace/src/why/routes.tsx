import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { mustOpen } from '../frame/own-pages.ts';
import { type LoadOf, root } from '../frame/root.tsx';
import { type Search, searchOf } from '../frame/search.ts';
import { whyPage } from './menu.ts';
import { whyPath } from './paths.ts';
import { whyWords } from './words.ts';

const page = createRoute({
  getParentRoute: () => root,
  path: whyPath,
  loaderDeps: ({ search }): Search => {
    const { about } = searchOf(search);
    return about ? { about } : {};
  },
  loader: async ({ context: { workspace }, deps }: LoadOf<object>) => {
    mustOpen(workspace.access, whyPage);
    const { about } = deps;
    const { catalogue } = workspace.hostOf(workspace.me.tenant.id);
    await Promise.all([
      workspace.learn('why', whyWords),
      about && catalogue.hasEntity(about) ? workspace.need(about) : undefined,
    ]);
  },
  component: lazyPage(() => import('./WhyPage.tsx'), 'WhyPage'),
});

/** Why somebody may or may not see something. */
export const whyRoutes = [page] as const;
