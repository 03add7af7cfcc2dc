import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { loaded } from '../frame/navigation.ts';
import { type LoadOf, root, type Search, tenantOf } from '../frame/root.tsx';
import { entityAt, tenantParam } from './address.ts';

const pages = () => import('./pages.tsx');
// The first page of records brings its loader along; the shell stands without it.
const prefetching = () => import('@homeport/ui/records/list/prefetch-list.ts');
const list = createRoute({
  getParentRoute: () => root,
  path: '/workspace/$menu/$entity',
  loaderDeps: ({ search }) => search as Search,
  loader: loaded(async ({ context: { workspace }, params, deps }: LoadOf<{ menu: string; entity: string }>) => {
    const host = workspace.hostOf(tenantOf(workspace, deps));
    const entity = entityAt(host.catalogue, params.menu, params.entity);
    if (!entity) throw notFound();
    const { [tenantParam]: _tenant, ...rest } = deps;
    const { prefetchList } = await prefetching();
    await prefetchList(workspace.client, host, entity, rest);
  }),
  component: lazyRouteComponent(pages, 'ListRoute'),
});
const create = createRoute({
  getParentRoute: () => root,
  path: '/workspace/$menu/$entity/new',
  component: lazyRouteComponent(pages, 'NewRoute'),
});
const loadRecord = loaded(
  async ({ context: { workspace }, params, deps }: LoadOf<{ menu: string; entity: string; id: string }>) => {
    const host = workspace.hostOf(tenantOf(workspace, deps));
    const entity = entityAt(host.catalogue, params.menu, params.entity);
    if (!entity) throw notFound();
    const { prefetchRecord } = await prefetching();
    await prefetchRecord(workspace.client, host, entity, params.id);
  },
);
const tenantDeps = ({ search }: { search: unknown }): Search => {
  const tenant = (search as Search)[tenantParam];
  return tenant ? { [tenantParam]: tenant } : {};
};
const record = createRoute({
  getParentRoute: () => root,
  path: '/workspace/$menu/$entity/$id',
  loaderDeps: tenantDeps,
  loader: loadRecord,
  component: lazyRouteComponent(pages, 'RecordRoute'),
});
const recordTab = createRoute({
  getParentRoute: () => root,
  path: '/workspace/$menu/$entity/$id/$tab',
  loaderDeps: tenantDeps,
  loader: loadRecord,
  component: lazyRouteComponent(pages, 'RecordRoute'),
});
const file = createRoute({
  getParentRoute: () => root,
  path: '/workspace/file/$id',
  component: lazyRouteComponent(() => import('./FilePage.tsx'), 'FilePage'),
});

/** Lists, records and forms drawn from the declarations, and one file. */
export const recordRoutes = [file, list, create, record, recordTab] as const;
