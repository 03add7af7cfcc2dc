import { accountWords } from '@homeport/ui/account/account-words.ts';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import type { OwnPage } from '../frame/domain-menu.ts';
import { mustOpen } from '../frame/own-pages.ts';
import { type RouterContext, root } from '../frame/root.tsx';
import { erasuresPage, givenUpPage, retentionPage, signedInPage } from './menu.ts';
import { erasuresPath, givenUpPath, retentionPath, signedInPath } from './paths.ts';
import { adminWords } from './words.ts';

/** Opens a screen to those whose role has its right, with its texts. */
const opened =
  (page: OwnPage) =>
  async ({ context: { workspace } }: { readonly context: RouterContext }): Promise<void> => {
    mustOpen(workspace.access, page);
    await workspace.learn('admin', adminWords);
  };

const signedIn = createRoute({
  getParentRoute: () => root,
  path: signedInPath,
  loader: opened(signedInPage),
  component: lazyPage(() => import('./SignedInPage.tsx'), 'SignedInPage'),
});
const givenUp = createRoute({
  getParentRoute: () => root,
  path: givenUpPath,
  loader: opened(givenUpPage),
  component: lazyPage(() => import('./GivenUpPage.tsx'), 'GivenUpPage'),
});

const erasures = createRoute({
  getParentRoute: () => root,
  path: erasuresPath,
  loader: async ({ context }) => {
    await Promise.all([
      opened(erasuresPage)({ context }),
      context.workspace.learn(accountWords.space, accountWords.files),
    ]);
  },
  component: lazyPage(() => import('./ErasuresPage.tsx'), 'ErasuresPage'),
});

const retention = createRoute({
  getParentRoute: () => root,
  path: retentionPath,
  loader: async ({ context }) => {
    await Promise.all([
      opened(retentionPage)({ context }),
      context.workspace.learn(accountWords.space, accountWords.files),
    ]);
  },
  component: lazyPage(() => import('./RetentionPage.tsx'), 'RetentionPage'),
});

/** What administrators watch over: who is signed in, what was given up, and who asks for erasure, and what goes when its time is over. */
export const adminRoutes = [signedIn, givenUp, erasures, retention] as const;
