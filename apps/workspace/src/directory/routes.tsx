import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { adminWords } from '../admin/words.ts';
import { mustOpen } from '../frame/own-pages.ts';
import { root } from '../frame/root.tsx';
import { directoryPage } from './menu.ts';
import { directoryPath } from './paths.ts';
import { directoryWords } from './words.ts';

/** What the company's directory provisions, and how it is connected. */
export const directoryRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: directoryPath,
    loader: async ({ context: { workspace } }) => {
      mustOpen(workspace.access, directoryPage);
      await Promise.all([workspace.learn('directory', directoryWords), workspace.learn('admin', adminWords)]);
    },
    component: lazyPage(() => import('./DirectoryPage.tsx'), 'DirectoryPage'),
  }),
] as const;
