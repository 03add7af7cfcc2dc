import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { mustOpen } from '../frame/own-pages.ts';
import { type LoadOf, root } from '../frame/root.tsx';
import { themePage } from './menu.ts';
import { themeEditorPath } from './paths.ts';
import { themeWords } from './words.ts';

const editor = createRoute({
  getParentRoute: () => root,
  path: themeEditorPath,
  loader: async ({ context: { workspace } }: LoadOf<object>) => {
    mustOpen(workspace.access, themePage);
    await Promise.all([workspace.learn('themes', themeWords), workspace.need('theme')]);
  },
  component: lazyPage(() => import('./ThemePage.tsx'), 'ThemePage'),
});

/** How the applications look for a company. */
export const themeRoutes = [editor] as const;
