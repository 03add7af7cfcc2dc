import { RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { assignmentQuery } from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { lumpSumQuery } from './queries.ts';
import { lumpSumWords } from './words.ts';

const lumpSum = createRoute({
  getParentRoute: () => dashboard,
  path: '/lump-sum-policy',
  component: lazyPage(() => import('./LumpSumPage.tsx'), 'LumpSumPage'),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    await Promise.all([
      learn(lumpSumWords),
      queries.ensureQueryData({ ...lumpSumQuery, revalidateIfStale: true }),
      settled(queries.ensureQueryData(assignmentQuery)),
    ]);
  },
});

/** The lump sum and its options. */
export const lumpSumRoutes = [lumpSum] as const;
