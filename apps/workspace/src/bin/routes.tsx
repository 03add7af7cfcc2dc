import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';
import { binPath } from './paths.ts';
import { binWords } from './words.ts';

const bin = createRoute({
  getParentRoute: () => root,
  path: binPath,
  loader: ({ context: { workspace } }) => workspace.learn('bin', binWords),
  component: lazyPage(() => import('./BinPage.tsx'), 'BinPage'),
});

/** What was deleted in the last days. */
export const binRoutes = [bin] as const;
