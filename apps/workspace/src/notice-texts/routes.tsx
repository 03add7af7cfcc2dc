import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { mustOpen } from '../frame/own-pages.ts';
import { type LoadOf, root } from '../frame/root.tsx';
import { noticeTextsPage } from './menu.ts';
import { noticeTextsPath } from './paths.ts';
import { noticeTextWords } from './words.ts';

const page = createRoute({
  getParentRoute: () => root,
  path: noticeTextsPath,
  loader: async ({ context: { workspace } }: LoadOf<object>) => {
    mustOpen(workspace.access, noticeTextsPage);
    await workspace.learn('noticeTexts', noticeTextWords);
  },
  component: lazyPage(() => import('./NoticeTextsPage.tsx'), 'NoticeTextsPage'),
});

/** What people are told, in which words and by which ways. */
export const noticeTextRoutes = [page] as const;
