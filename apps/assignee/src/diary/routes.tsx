import { Problem } from '@homeport/client';
import { RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { aroundPage, lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { assignmentQuery, tripsQuery } from '../data/queries.ts';
import { offlineWords } from '../offline/words.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { dayFactsQuery, entriesQuery, entryQuery, eventsQuery, travelOptionsQuery, yearsQuery } from './diary-data.ts';
import type { TrackerSearch } from './TrackerPage.tsx';
import { diaryWords } from './words.ts';

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const readSearch = (search: Readonly<Record<string, unknown>>): TrackerSearch => ({
  ...(typeof search.month === 'string' && /^\d{4}-\d\d$/.test(search.month) ? { month: search.month } : {}),
  ...(search.q === undefined || search.q === '' ? {} : { q: String(search.q) }),
  ...(isDay(search.add) ? { add: search.add } : {}),
  ...(search.gone === true ? { gone: true as const } : {}),
});
const parts = (queries: QueryClient) =>
  settled(
    ...[assignmentQuery, travelOptionsQuery, dayFactsQuery, yearsQuery, eventsQuery, tripsQuery].map((query) =>
      queries.ensureQueryData({ ...(query as typeof yearsQuery), revalidateIfStale: true }),
    ),
    queries.ensureQueryData({ ...entriesQuery, revalidateIfStale: true }),
  );
const TrackerPage = lazyPage(() => import('./TrackerPage.tsx'), 'TrackerPage');

const tracker = createRoute({
  getParentRoute: () => dashboard,
  path: '/tracker',
  validateSearch: readSearch,
  component: aroundPage(TrackerPage, function Tracker() {
    return <TrackerPage search={tracker.useSearch()} />;
  }),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    await Promise.all([learn(diaryWords), learn(offlineWords), parts(queries)]);
  },
});
const entry = createRoute({
  getParentRoute: () => dashboard,
  path: '/tracker/entry/$id',
  validateSearch: readSearch,
  component: aroundPage(TrackerPage, function Entry() {
    const found = entry.useLoaderData();
    return <TrackerPage search={entry.useSearch()} entry={found} />;
  }),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: async ({ context: { queries, learn }, params }: Context & { params: { id: string } }) => {
    const [found] = await Promise.all([
      queries.fetchQuery(entryQuery(params.id)).catch((error: unknown) => {
        // An entry that is gone leads to the calendar, with a notice.
        if (error instanceof Problem && error.status === 404)
          throw redirect({ to: '/dashboard/tracker', search: { gone: true }, replace: true });
        throw error;
      }),
      learn(diaryWords),
      learn(offlineWords),
      parts(queries),
    ]);
    return found;
  },
});

/** The travel diary and one entry of it. */
export const diaryRoutes = [tracker, entry] as const;
