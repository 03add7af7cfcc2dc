import { isOffline } from '@homeport/client';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router';
import type { PageWords } from '../words/page-words.ts';
import { NotFoundPage } from './ErrorPage.tsx';
import { Shell } from './Shell.tsx';

/** What loaders are given. */
export interface RouterContext {
  readonly queries: QueryClient;
  /** Brings the texts of a page that has its own, in the language spoken. */
  readonly learn: (words: PageWords) => Promise<void>;
}
/** What a loader of a page without parameters is called with. */
export interface Context {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
  readonly preload: boolean;
}
export const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: NotFoundPage });
/** Everything after sign-in hangs below it. */
export const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  component: Shell,
  notFoundComponent: NotFoundPage,
});

/** A lost network is no failure of a part that can be shown later; everything else is. */
export const known = (error: unknown) => {
  if (!isOffline(error)) throw error;
};
/** Asks for several things at once; a page whose parts may fail alone waits for them but not for their success. */
export const settled = (...asked: readonly Promise<unknown>[]) => Promise.allSettled(asked);
