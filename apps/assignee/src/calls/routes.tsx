import { callRoomWords } from '@homeport/ui/call/call-words.ts';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { type Context, dashboard } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { callsQuery } from './call-data.ts';
import { callWords } from './words.ts';

export interface Search {
  readonly schedule?: boolean;
  readonly join?: string;
}
const calls = createRoute({
  getParentRoute: () => dashboard,
  path: '/video-calls',
  validateSearch: ({ schedule, join }: Readonly<Record<string, unknown>>): Search => ({
    ...(schedule === true ? { schedule } : {}),
    ...(typeof join === 'string' ? { join } : {}),
  }),
  component: lazyPage(() => import('./CallsPage.tsx'), 'CallsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton rows={4} />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    await Promise.all([
      learn(callWords),
      learn(callRoomWords),
      queries.ensureQueryData({ ...callsQuery, revalidateIfStale: true }),
    ]);
  },
});

/** Video calls: the next one, planning, and those that are over. */
export const callRoutes = [calls] as const;
