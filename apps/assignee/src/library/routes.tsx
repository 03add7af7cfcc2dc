import { ListSkeleton, RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { aroundPage, lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute, Navigate } from '@tanstack/react-router';
import { meQuery } from '../data/queries.ts';
import { type Context, dashboard, known, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import type { LibrarySearch } from './library.rules.ts';
import { documentQuery, foundQuery, libraryQuery, readingsQuery, savedQuery, sectionsQuery } from './library-data.ts';
import { libraryWords } from './words.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.slice(0, 200) : undefined;
const sections = createRoute({
  getParentRoute: () => dashboard,
  path: '/library/sections',
  validateSearch: (search: Readonly<Record<string, unknown>>): LibrarySearch => {
    const section = textOf(search.section);
    const q = textOf(search.q);
    return { ...(section ? { section } : {}), ...(q ? { q } : {}) };
  },
  loaderDeps: ({ search }) => ({ q: search.q }),
  component: lazyPage(() => import('./SectionsPage.tsx'), 'SectionsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton />} />,
  loader: async ({ context: { queries, learn }, deps }: Context & { deps: { q?: string } }) => {
    const asked = [queries.ensureQueryData(sectionsQuery), queries.ensureQueryData(libraryQuery)];
    await Promise.all([learn(libraryWords), ...asked.map((one) => one.catch(known))]);
    const me = await queries.ensureQueryData(meQuery);
    const found = deps.q && deps.q.length > 1 ? [queries.ensureQueryData(foundQuery(deps.q))] : [];
    await settled(
      queries.ensureQueryData({ ...readingsQuery, revalidateIfStale: true }),
      queries.ensureQueryData(savedQuery(me.id)),
      ...found,
    );
  },
});
const DocumentPage = lazyPage(() => import('./DocumentPage.tsx'), 'DocumentPage');
const one = createRoute({
  getParentRoute: () => dashboard,
  path: '/library/document/$id',
  component: aroundPage(DocumentPage, OnePage),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: async ({ context: { queries, learn }, params }: Context & { params: { id: string } }) => {
    const me = await queries.ensureQueryData(meQuery);
    await Promise.all([
      learn(libraryWords),
      queries.ensureQueryData({ ...documentQuery(params.id, me.id), revalidateIfStale: true }),
      settled(queries.ensureQueryData(sectionsQuery), queries.ensureQueryData(savedQuery(me.id))),
    ]);
  },
});
function OnePage() {
  const { id } = one.useParams();
  return <DocumentPage key={id} id={id} />;
}
const short = createRoute({
  getParentRoute: () => dashboard,
  path: '/library',
  component: () => <Navigate to="/dashboard/library/sections" replace />,
});

/** The library: its sections, and one document. */
export const libraryRoutes = [sections, one, short] as const;
