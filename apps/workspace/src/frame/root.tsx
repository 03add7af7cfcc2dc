import { SettingsProvider } from '@homeport/ui/language/settings.tsx';
import { mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import { createRootRouteWithContext, useBlocker, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { tenantParam } from '../records/address.ts';
import { ErrorPage, NotFoundPage } from './ErrorPage.tsx';
import { Shell } from './Shell.tsx';
import { useWorkspace, type Workspace } from './workspace.ts';

/** What loaders are given. */
export interface RouterContext {
  readonly workspace: Workspace;
}
export type Search = Readonly<Record<string, string>>;

/** The tenant of an address; one the caller may not act in counts as the own. */
export function tenantOf(workspace: Workspace, search: Search): string {
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
  const companyCurrency = workspace.me.tenants.find((one) => one.id === tenant)?.baseCurrency ?? null;
  const settings = useMemo(() => ({ companyCurrency }), [companyCurrency]);
  return (
    <SettingsProvider settings={settings}>
      <RecordsProvider key={tenant} host={workspace.hostOf(tenant)}>
        <Shell />
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
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});
