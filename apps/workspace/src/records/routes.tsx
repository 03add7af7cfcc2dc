import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute, notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { entityAt, tenantParam } from '../frame/address.ts';
import { type LoadOf, root, tenantOf } from '../frame/root.tsx';
import { type Search, searchOf } from '../frame/search.ts';
import type { Workspace } from '../frame/workspace.ts';

const pages = () => import('./pages.tsx');
// The first page of records brings its loader along; the shell stands without it.
const prefetching = () => import('@homeport/ui/records/list/prefetch-list.ts');

/** The entity of an address with its whole declaration, and what loads its records; both are fetched beside each other. */
async function entityOf(
  workspace: Workspace,
  { menu, entity: name }: { menu: string; entity: string },
  tab = '',
  tenant = workspace.me.tenant.id,
) {
  const { catalogue } = workspace.hostOf(tenant);
  const known = entityAt(catalogue, menu, name);
  if (!known) throw notFound();
  // A tab of records that refer to this one is named after them.
  const other = tab.split('.')[0] ?? '';
  const [prefetch] = await Promise.all([
    prefetching(),
    workspace.need(known.name),
    catalogue.hasEntity(other) ? workspace.need(other) : undefined,
  ]);
  return { entity: catalogue.entity(known.name), ...prefetch };
}

const loadList = async ({ context: { workspace }, params, deps }: LoadOf<{ menu: string; entity: string }>) => {
  const tenant = tenantOf(workspace, deps);
  const { entity, prefetchList } = await entityOf(workspace, params, '', tenant);
  const { [tenantParam]: _tenant, ...rest } = deps;
  await prefetchList(workspace.client, workspace.hostOf(tenant), entity, rest);
};
const loadForm = async ({ context: { workspace }, params }: LoadOf<{ menu: string; entity: string }>) => {
  await entityOf(workspace, params);
};
const loadRecord = async ({
  context: { workspace },
  params,
  deps,
}: LoadOf<{ menu: string; entity: string; id: string; tab?: string }>) => {
  const { entity, prefetchRecord } = await entityOf(workspace, params, params.tab);
  await prefetchRecord(workspace.client, workspace.hostOf(tenantOf(workspace, deps)), entity, params.id);
};
const tenantDeps = ({ search }: { search: object }): Search => {
  const tenant = searchOf(search)[tenantParam];
  return tenant ? { [tenantParam]: tenant } : {};
};

/** The pages of one record, put together outside this folder: what the domains add to it is no concern of it. */
interface RecordPages {
  readonly ComposedRecord: ComponentType;
  readonly ComposedNew: ComponentType;
}

/**
 * Lists, records and forms drawn from the declarations, and one file. Code and data of a page are fetched when it is opened;
 * `composed` fetches those of one record.
 */
export function recordRoutes(composed: () => Promise<RecordPages>) {
  const list = createRoute({
    getParentRoute: () => root,
    path: '/workspace/$menu/$entity',
    loaderDeps: ({ search }) => searchOf(search),
    loader: loadList,
    component: lazyPage(pages, 'ListRoute'),
  });
  const create = createRoute({
    getParentRoute: () => root,
    path: '/workspace/$menu/$entity/new',
    loader: loadForm,
    component: lazyPage(composed, 'ComposedNew'),
  });
  const record = createRoute({
    getParentRoute: () => root,
    path: '/workspace/$menu/$entity/$id',
    loaderDeps: tenantDeps,
    loader: loadRecord,
    component: lazyPage(composed, 'ComposedRecord'),
  });
  const recordTab = createRoute({
    getParentRoute: () => root,
    path: '/workspace/$menu/$entity/$id/$tab',
    loaderDeps: tenantDeps,
    loader: loadRecord,
    component: lazyPage(composed, 'ComposedRecord'),
  });
  const file = createRoute({
    getParentRoute: () => root,
    path: '/workspace/file/$id',
    component: lazyPage(() => import('./FilePage.tsx'), 'FilePage'),
  });
  return [file, list, create, record, recordTab] as const;
}
