import { Problem } from '@homeport/client';
import { ListSkeleton, RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { talkWords } from '@homeport/ui/talk/talk-words.ts';
import { createRoute } from '@tanstack/react-router';
import { isFamily, meQuery } from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { serviceFilesQuery, serviceQuery, servicesQuery, serviceThreadQuery } from './queries.ts';
import { servicesWords } from './words.ts';

const services = createRoute({
  getParentRoute: () => dashboard,
  path: '/services',
  component: lazyPage(() => import('./ServicesPage.tsx'), 'ServicesPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton rows={6} />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    await Promise.all([learn(servicesWords), queries.ensureQueryData({ ...servicesQuery, revalidateIfStale: true })]);
  },
});
/** A service that is not there has a page of its own that says so; other failures cancel the navigation. */
const absent = (error: unknown): null => {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
};
const service = createRoute({
  getParentRoute: () => dashboard,
  path: '/services/$id',
  component: lazyPage(() => import('./ServicePage.tsx'), 'ServicePage'),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: async ({ context: { queries, learn }, params }: Context & { params: { id: string } }) => {
    await Promise.all([
      learn(servicesWords),
      learn(talkWords),
      queries.ensureQueryData({ ...serviceQuery(params.id), revalidateIfStale: true }).catch(absent),
      settled(
        queries.ensureQueryData(serviceFilesQuery(params.id)),
        ...(isFamily(queries.getQueryData(meQuery.queryKey))
          ? []
          : [queries.ensureQueryData({ ...serviceThreadQuery(params.id), revalidateIfStale: true })]),
      ),
    ]);
  },
});

/** The services of the assignment, and one of them. */
export const serviceRoutes = [services, service] as const;
