import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { noPageStands, pageStands } from './navigation.ts';
import { ErrorPage, NotFoundPage, routeTree } from './routes.tsx';

/** The router of one session. */
export function createAppRouter(queries: QueryClient) {
  noPageStands();
  const router = createRouter({
    routeTree,
    context: { queries },
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // The page on screen stays until the next one is complete; a skeleton is for the first page only.
    defaultPendingMs: 100_000,
    defaultPreloadStaleTime: 0,
    // Answers live in the query cache.
    defaultStaleTime: 0,
    defaultGcTime: 0,
    scrollRestoration: true,
    trailingSlash: 'never',
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    // A page that failed is no page to come back to.
    if (!router.state.matches.some((match) => match.status === 'error')) pageStands(toLocation.href);
  });
  return router;
}
export type AppRouter = ReturnType<typeof createAppRouter>;
declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
