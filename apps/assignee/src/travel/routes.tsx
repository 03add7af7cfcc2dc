import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { aroundPage, lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { assignmentQuery, tripsQuery } from '../data/queries.ts';
import { travelOptionsQuery } from '../diary/diary-data.ts';
import { diaryWords } from '../diary/words.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { alertsQuery, documentsQuery, eventQuery, familyQuery, limitsQuery, selfQuery } from './travel-data.ts';
import { travelWords } from './words.ts';

type Search = Readonly<Record<string, unknown>>;
const openTrip = ({ trip, alert, edit }: Search): { trip?: string; alert?: string; edit?: boolean } => ({
  ...(typeof trip === 'string' ? { trip } : {}),
  ...(typeof alert === 'string' ? { alert } : {}),
  ...(edit === true ? { edit } : {}),
});
const openDocument = ({ document }: Search): { document?: string } =>
  typeof document === 'string' ? { document } : {};
const openEvent = ({ id }: Search): { id?: string } => (typeof id === 'string' ? { id } : {});
/** Everything a page of this part shows, asked for at once. */
const load = async ({ context: { queries, learn } }: Context) => {
  await Promise.all([
    learn(travelWords),
    // What the days of a trip count towards is said as the diary says it.
    learn(diaryWords),
    queries.ensureQueryData({ ...tripsQuery, revalidateIfStale: true }),
    queries.ensureQueryData({ ...documentsQuery, revalidateIfStale: true }),
    parts(queries),
  ]);
};
const parts = (queries: QueryClient) =>
  settled(
    ...[limitsQuery, familyQuery, selfQuery, travelOptionsQuery, assignmentQuery, alertsQuery].map((query) =>
      queries.ensureQueryData(query as typeof limitsQuery),
    ),
  );
const pending = () => <Opening shape={<ListSkeleton />} />;
const TripsPage = lazyPage(() => import('./TripsPage.tsx'), 'TripsPage');
const DocumentCheckPage = lazyPage(() => import('./DocumentCheckPage.tsx'), 'DocumentCheckPage');
const VisasPage = lazyPage(() => import('./VisasPage.tsx'), 'VisasPage');
const CalendarEntryPage = lazyPage(() => import('./CalendarEntryPage.tsx'), 'CalendarEntryPage');

const trips = createRoute({
  getParentRoute: () => dashboard,
  path: '/travel',
  validateSearch: openTrip,
  component: aroundPage(TripsPage, function Trips() {
    const { trip, alert, edit } = trips.useSearch();
    return <TripsPage open={trip} alert={alert} edit={edit} />;
  }),
  pendingComponent: pending,
  loader: load,
});
const check = createRoute({
  getParentRoute: () => dashboard,
  path: '/travel/document-check',
  validateSearch: openDocument,
  component: aroundPage(DocumentCheckPage, function Check() {
    return <DocumentCheckPage open={check.useSearch().document} />;
  }),
  pendingComponent: pending,
  loader: load,
});
const visas = createRoute({
  getParentRoute: () => dashboard,
  path: '/trips&Visas',
  validateSearch: openDocument,
  component: aroundPage(VisasPage, function Visas() {
    return <VisasPage open={visas.useSearch().document} />;
  }),
  pendingComponent: pending,
  loader: load,
});
const calendarEntry = createRoute({
  getParentRoute: () => dashboard,
  path: '/calendar-entry',
  validateSearch: openEvent,
  loaderDeps: ({ search }) => ({ id: search.id }),
  component: aroundPage(CalendarEntryPage, function Entry() {
    const event = calendarEntry.useLoaderData();
    return <CalendarEntryPage key={event?.id ?? 'new'} event={event} />;
  }),
  pendingComponent: pending,
  loader: async ({ context: { queries, learn }, deps }: Context & { deps: { id?: string } }) => {
    const [found] = await Promise.all([
      deps.id ? queries.fetchQuery(eventQuery(deps.id)) : null,
      learn(travelWords),
      settled(queries.ensureQueryData(selfQuery)),
    ]);
    return found;
  },
});

/** Trips, document check, visas, and one calendar entry. */
export const travelRoutes = [trips, check, visas, calendarEntry] as const;
