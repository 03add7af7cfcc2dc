import { SettingsProvider } from '@homeport/ui/language/settings.tsx';
import { mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  useBlocker,
  useRouterState,
  useSearch,
} from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { clientsPath } from '../clients/paths.ts';
import { tenantParam, withParams } from '../records/address.ts';
import { inAddress, wayOf } from './company.rules.ts';
import { ErrorPage, NoAccessPage, NotFoundPage } from './ErrorPage.tsx';
import { Shell } from './Shell.tsx';
import { useWorkspace, type Workspace } from './workspace.ts';

/** What loaders are given. */
export interface RouterContext {
  readonly workspace: Workspace;
}
export type Search = Readonly<Record<string, string>>;

const wayOfAddress = ({ me, preferences }: Workspace, path: string, search: Search) =>
  wayOf(me, preferences.client, { path, named: search[tenantParam] });

/** The tenant of an address. Of one the caller may not act in nothing is drawn; the frame around that is the own one's. */
export function tenantOf(workspace: Workspace, search: Search, path = ''): string {
  const way = wayOfAddress(workspace, path, search);
  return 'tenant' in way ? way.tenant : workspace.me.tenant.id;
}
function Root() {
  const workspace = useWorkspace();
  const search = useSearch({ strict: false }) as Search;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const tenant = tenantOf(workspace, search, path);
  const isRefused = wayOfAddress(workspace, path, search).to === 'refuse';
  const named = inAddress(workspace.me, search[tenantParam] ?? '');
  const { prefer } = workspace;
  useEffect(() => {
    // Read when it is looked at: what is remembered changes with it.
    if (named && !isRefused && named !== workspace.preferences.client) prefer({ client: named });
  }, [named, isRefused, prefer, workspace]);
  useBlocker({
    // Filters, tabs of a preview and the like change the address but not the page; a form under way stays.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname === next.pathname && 'edit' in (current.search as object) === 'edit' in (next.search as object)
        ? false
        : !(await mayLeave()),
    enableBeforeUnload: false,
  });
  const companyCurrency = workspace.me.tenants.find((one) => one.id === tenant)?.baseCurrency ?? null;
  const settings = useMemo(() => ({ companyCurrency }), [companyCurrency]);
  return (
    <SettingsProvider settings={settings}>
      <RecordsProvider key={tenant} host={workspace.hostOf(tenant)}>
        <Shell>{isRefused ? <NoAccessPage /> : <Outlet />}</Shell>
      </RecordsProvider>
    </SettingsProvider>
  );
}

/** What the loader of a page with parameters is called with. */
export interface LoadOf<P> {
  readonly context: RouterContext;
  readonly params: P;
  readonly deps: Search;
  readonly location: { readonly href: string };
  readonly preload: boolean;
}

/** Every page hangs below it. */
export const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  beforeLoad: async ({ context: { workspace }, search, location: { pathname, searchStr } }) => {
    const way = wayOfAddress(workspace, pathname, search as Search);
    if (way.to === 'open' || way.to === 'refuse') return;
    const { companyOfRecord } = await import('./company-of-record.ts');
    const company = (await companyOfRecord(workspace, pathname)) ?? (way.to === 'last' ? way.tenant : undefined);
    const href = company
      ? withParams(pathname, { ...(search as Search), [tenantParam]: company })
      : withParams(clientsPath, { to: pathname + searchStr });
    throw redirect({ href, replace: true });
  },
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});
