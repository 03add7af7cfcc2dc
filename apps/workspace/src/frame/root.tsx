import { SettingsProvider } from '@homeport/ui/language/settings.tsx';
import { mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import { createRootRouteWithContext, Outlet, redirect, useBlocker } from '@tanstack/react-router';
import { useMemo } from 'react';
import { tenantParam } from './address.ts';
import { isOutOfReach, lacksCompany } from './company.rules.ts';
import { ErrorPage, NoAccessPage, NotFoundPage } from './ErrorPage.tsx';
import { Shell } from './Shell.tsx';
import { type Search, searchOf, useAddress } from './search.ts';
import { startIn } from './start-in.rules.ts';
import { useWorkspace, type Workspace } from './workspace.ts';

/** What loaders are given. */
export interface RouterContext {
  readonly workspace: Workspace;
}

/**
 * The tenant of an address, else the one that was chosen: opening something of another one chooses nothing. Of one the caller may
 * not act in nothing is drawn but the frame.
 */
export const tenantOf = ({ me, preferences }: Workspace, search: Search): string =>
  startIn(me, preferences.client, search[tenantParam]);
function Root() {
  const workspace = useWorkspace();
  const search = useAddress();
  const tenant = tenantOf(workspace, search);
  const isRefused = isOutOfReach(workspace.me, search[tenantParam]);
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
  beforeLoad: async ({ context: { workspace }, search, location: { pathname } }) => {
    const given = searchOf(search);
    await workspace.needAll();
    if (!lacksCompany(workspace.me, pathname, given[tenantParam])) return;
    const { addressWithCompany } = await import('./company-of-record.ts');
    const href = await addressWithCompany(workspace, pathname, given);
    if (href) throw redirect({ href, replace: true });
  },
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});
