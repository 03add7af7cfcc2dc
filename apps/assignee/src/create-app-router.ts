import type { Language } from '@homeport/ui/language/start-language.ts';
import { keepPage } from '@homeport/ui/routing/keep-page.ts';
import { noPageStands } from '@homeport/ui/routing/navigation.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes.tsx';
import { ErrorPage, NotFoundPage } from './shell/ErrorPage.tsx';
import { allowTranslation } from './shell/translation.ts';
import { learnWords } from './words/page-words.ts';

/** The router of one session. The language may still be on its way; texts of a page wait for it. */
export function createAppRouter(queries: QueryClient, language: Promise<Language>) {
  noPageStands();
  const router = createRouter({
    routeTree,
    context: { queries, learn: async (words) => learnWords(await language, words) },
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
  router.subscribe('onBeforeNavigate', ({ toLocation }) => allowTranslation(toLocation.pathname));
  router.subscribe('onResolved', ({ toLocation }) => allowTranslation(toLocation.pathname));
  keepPage(router);
  return router;
}
export type AppRouter = ReturnType<typeof createAppRouter>;
declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
