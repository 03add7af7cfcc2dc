import type { AnyRoute } from '@tanstack/react-router';
import { isFamily, meQuery } from '../data/queries.ts';
import type { RouterContext } from './dashboard.tsx';
import { isOpenToFamily } from './family-pages.ts';

/** As much of what a loader is called with as decides whether it runs. */
interface Asked {
  readonly context: RouterContext;
  readonly route: Pick<AnyRoute, 'fullPath'>;
}

/** Whether a page is known not to be the reader's before anything of it is asked for. */
const isClosed = ({ context, route }: Asked): boolean =>
  isFamily(context.queries.getQueryData(meQuery.queryKey)) && !isOpenToFamily(route.fullPath);

/**
 * The pages, none of which asks the server for what its reader may not have: the answer is known, and each would be a refusal.
 * The frame says so in place of the page.
 */
export function askingOnlyOfOwn<const T extends readonly AnyRoute[]>(pages: T): T {
  for (const page of pages) {
    const { loader } = page.options;
    if (typeof loader === 'function')
      page.options.loader = (asked: Asked) => (isClosed(asked) ? undefined : loader(asked));
  }
  return pages;
}
