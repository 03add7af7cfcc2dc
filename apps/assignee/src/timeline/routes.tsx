import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { signInsQuery } from '../assistance/queries.ts';
import { assistanceWords } from '../assistance/words.ts';
import { assignmentQuery, isFamily, meQuery, phasesQuery, tripsQuery } from '../data/queries.ts';
import { offlineWords } from '../offline/words.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { travelWords } from '../travel/words.ts';
import { datedQuery, timelineQuery } from './queries.ts';
import { timelineWords } from './words.ts';

const timeline = createRoute({
  getParentRoute: () => dashboard,
  path: '/timeline',
  component: lazyPage(() => import('./TimelinePage.tsx'), 'TimelinePage'),
  pendingComponent: () => <Opening shape={<ListSkeleton rows={6} />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    const items = queries
      .ensureQueryData(assignmentQuery)
      .then((found) => found && queries.ensureQueryData({ ...timelineQuery(found.id), revalidateIfStale: true }));
    await Promise.all([
      learn(timelineWords),
      learn(offlineWords),
      learn(assistanceWords),
      learn(travelWords),
      items,
      settled(
        queries.ensureQueryData(phasesQuery),
        queries.ensureQueryData({ ...datedQuery, revalidateIfStale: true }),
        // Who of the family could be asked to do something, and where one travels; a member of the family is not told.
        ...(isFamily(queries.getQueryData(meQuery.queryKey))
          ? []
          : [
              queries.ensureQueryData(signInsQuery),
              queries.ensureQueryData({ ...tripsQuery, revalidateIfStale: true }),
            ]),
      ),
    ]);
  },
});

/** The plan of the assignment. */
export const timelineRoutes = [timeline] as const;
