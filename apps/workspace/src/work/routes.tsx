import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';
import { workPath } from './paths.ts';
import { workWords } from './words.ts';

const work = createRoute({
  getParentRoute: () => root,
  path: workPath,
  loader: ({ context: { workspace } }) => workspace.learn('work', workWords),
  component: lazyPage(() => import('./WorkPage.tsx'), 'WorkPage'),
});

/** What waits for the person who looks. */
export const workRoutes = [work] as const;
