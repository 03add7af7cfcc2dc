import { mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  useBlocker,
  useSearch,
} from '@tanstack/react-router';
import { approvalsWords } from './approvals/inbox/words.ts';
import { ownPages } from './frame/menu.ts';
import { loaded, pageStands } from './frame/navigation.ts';
import { Shell } from './frame/Shell.tsx';
import { mayDo, useWorkspace, type Workspace } from './frame/workspace.ts';
import { paymentsWords } from './payments/desk/words.ts';
import { entityAt, tenantParam, withParams } from './records/address.ts';

interface RouterContext {
  readonly workspace: Workspace;
}
type Search = Readonly<Record<string, string>>;

/** The tenant of an address; one the caller may not act in counts as the own. */
function tenantOf(workspace: Workspace, search: Search): string {
  const wanted = search[tenantParam];
  return workspace.me.tenants.some((one) => one.id === wanted) ? (wanted as string) : workspace.me.tenant.id;
}
function Root() {
  const workspace = useWorkspace();
  const search = useSearch({ strict: false }) as Search;
  const tenant = tenantOf(workspace, search);
  useBlocker({
    // Filters, tabs of a preview and the like change the address but not the page; a form under way stays.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname === next.pathname && 'edit' in (current.search as object) === 'edit' in (next.search as object)
        ? false
        : !(await mayLeave()),
    enableBeforeUnload: false,
  });
  return (
    <RecordsProvider key={tenant} host={workspace.hostOf(tenant)}>
      <Shell />
    </RecordsProvider>
  );
}

const problems = () => import('./frame/ErrorPage.tsx');
const ErrorPage = lazyRouteComponent(problems, 'ErrorPage');
const NotFoundPage = lazyRouteComponent(problems, 'NotFoundPage');
const pages = () => import('./records/pages.tsx');
// The first page of records brings its loader along; the shell stands without it.
const prefetching = () => import('@homeport/ui/records/list/prefetch-list.ts');
const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});
const home = createRoute({
  getParentRoute: () => root,
  path: '/workspace',
  beforeLoad: ({ context: { workspace }, search }) => {
    const { access } = workspace;
    const landing = access.dashboardSetting.landingPage;
    const own = ownPages.find((page) => page.right !== null && mayDo(access, page.right))?.path;
    const first = access.menuSettingItems.find((item) => item.path?.startsWith('/workspace/'))?.path;
    const wanted = landing?.startsWith('/workspace/') ? landing : (own ?? first ?? '/workspace/profile');
    throw redirect({ href: withParams(wanted, search as Search), replace: true });
  },
});
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
interface LoadOf<P> {
  readonly context: RouterContext;
  readonly params: P;
  readonly deps: Search;
  readonly location: { readonly href: string };
  readonly preload: boolean;
}
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
const approvals = createRoute({
  getParentRoute: () => root,
  path: '/workspace/dashboard/approvals',
  loader: async ({ context: { workspace } }) => workspace.learn('approvals', approvalsWords),
  component: lazyRouteComponent(() => import('./approvals/ApprovalsRoute.tsx'), 'ApprovalsRoute'),
});
const payments = createRoute({
  getParentRoute: () => root,
  path: '/workspace/financial/payments',
  loader: async ({ context: { workspace } }) => workspace.learn('payments', paymentsWords),
  component: lazyRouteComponent(() => import('./payments/PaymentsRoute.tsx'), 'PaymentsRoute'),
});
const profile = createRoute({
  getParentRoute: () => root,
  path: '/workspace/profile',
  component: lazyRouteComponent(() => import('./profile/ProfilePage.tsx'), 'ProfilePage'),
});
const help = createRoute({
  getParentRoute: () => root,
  path: '/workspace/help',
  component: lazyRouteComponent(() => import('./frame/HelpPage.tsx'), 'HelpPage'),
});
const file = createRoute({
  getParentRoute: () => root,
  path: '/workspace/file/$id',
  component: lazyRouteComponent(() => import('./records/FilePage.tsx'), 'FilePage'),
});

const routeTree = root.addChildren([home, approvals, payments, profile, help, file, list, create, record, recordTab]);

/** The pages of the workspace. Parameters are flat text, so that addresses stay readable. */
export function makeRouter(workspace: Workspace) {
  const router = createRouter({
    routeTree,
    context: { workspace },
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(
        Object.entries(search as Search).filter(([, value]) => value !== undefined && value !== ''),
      ).toString();
      return text ? `?${text}` : '';
    },
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    defaultPendingMs: 60_000,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    trailingSlash: 'never',
  });
  router.subscribe('onResolved', ({ toLocation }) => pageStands(toLocation.href));
  return router;
}
export type AppRouter = ReturnType<typeof makeRouter>;
