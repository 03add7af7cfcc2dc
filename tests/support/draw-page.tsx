import type { Bundles } from '@homeport/ui/language/bundles.ts';
import type { Settings } from '@homeport/ui/language/settings.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { draw } from './draw-kit.tsx';

export interface DrawnPage {
  readonly history: RouterHistory;
  readonly queries: QueryClient;
  unmount(): void;
}
export interface PageHow {
  readonly settings?: Partial<Settings>;
  readonly bundles?: Bundles;
  readonly at?: string;
  /** What the page finds loaded, as its loader would have: key and data. */
  readonly known?: readonly (readonly [readonly unknown[], unknown])[];
}

/** Draws a page at an address, with links that lead on and the answers that it has already; for component tests only. */
export async function drawPage(
  children: ReactNode,
  { at = '/', known = [], settings = {}, bundles = {} }: PageHow = {},
): Promise<DrawnPage> {
  // What an earlier test said and nobody closed is not said of this page.
  while (toasts.store.get().shown) toasts.close();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [key, data] of known) queries.setQueryData(key, data as never);
  const root = createRootRoute({ component: () => children, notFoundComponent: () => children });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: root, history });
  // The page stands at once: a test may say that something is not on it.
  await router.load();
  // What waits for its words while it is drawn goes on only inside an act.
  const page = await act(async () =>
    draw(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
      settings,
      bundles,
    ),
  );
  return { history, queries, unmount: page.unmount };
}
