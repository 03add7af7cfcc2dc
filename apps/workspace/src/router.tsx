import { keepPage } from '@homeport/ui/routing/keep-page.ts';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { tenantParam, withParams } from './frame/address.ts';
import { allCompanies, inAddress } from './frame/company.rules.ts';
import { ErrorPage, NotFoundPage } from './frame/ErrorPage.tsx';
import { root } from './frame/root.tsx';
import { searchOf } from './frame/search.ts';
import { startIn } from './frame/start-in.rules.ts';
import { mayDo, type Workspace } from './frame/workspace.ts';
import { homePath } from './home/paths.ts';
import { pages } from './pages.generated.ts';
import { recordRoutes } from './records/routes.tsx';

const home = createRoute({
  getParentRoute: () => root,
  path: '/workspace',
  beforeLoad: ({ context: { workspace }, search }) => {
    const { access, me, ownMenu, preferences } = workspace;
    const { [tenantParam]: named, ...rest } = searchOf(search);
    const tenant = startIn(me, preferences.client, named);
    // Who works for several and has chosen none begins with how all of them stand.
    if (tenant === allCompanies)
      throw redirect({ href: withParams(homePath, { [tenantParam]: allCompanies }), replace: true });
    const landing = access.dashboardSetting.landingPage;
    const own = ownMenu.pages.find((page) => page.right !== null && mayDo(access, page.right))?.path;
    const first = access.menuSettingItems.find((item) => item.path?.startsWith('/workspace/'))?.path;
    const wanted = landing?.startsWith('/workspace/') ? landing : (own ?? first ?? '/workspace/profile');
    const company = inAddress(me, tenant);
    const place = company ? { ...rest, [tenantParam]: company } : rest;
    throw redirect({ href: withParams(wanted, place), replace: true });
  },
});
const help = createRoute({
  getParentRoute: () => root,
  path: '/workspace/help',
  component: lazyPage(() => import('./frame/HelpPage.tsx'), 'HelpPage'),
});

const record = () => import('./record-pages.tsx');
// A page of its own stands before the generated ones, whose addresses have parameters.
const routeTree = root.addChildren([home, help, ...pages, ...recordRoutes(record)]);

/** The pages of the workspace. Parameters are flat text, so that addresses stay readable. */
export function makeRouter(workspace: Workspace) {
  const router = createRouter({
    routeTree,
    context: { workspace },
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(
        Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
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
  keepPage(router);
  return router;
}
export type AppRouter = ReturnType<typeof makeRouter>;
