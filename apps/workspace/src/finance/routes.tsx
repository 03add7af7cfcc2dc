import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import type { OwnPage } from '../frame/domain-menu.ts';
import { mustOpen } from '../frame/own-pages.ts';
import { type LoadOf, root } from '../frame/root.tsx';
import { postInvoicePage, vendorOverviewPage } from './menu.ts';

const load =
  (page: OwnPage) =>
  async ({ context: { workspace } }: LoadOf<object>) => {
    mustOpen(workspace.access, page);
    await Promise.all([workspace.need('caseService'), workspace.need('vendorInvoice')]);
  };
const overview = createRoute({
  getParentRoute: () => root,
  path: '/workspace/vendor/overview',
  loader: load(vendorOverviewPage),
  component: lazyPage(() => import('./vendor-pages.tsx'), 'VendorOverviewPage'),
});
const postInvoice = createRoute({
  getParentRoute: () => root,
  path: '/workspace/vendor/post-invoice',
  loader: load(postInvoicePage),
  component: lazyPage(() => import('./vendor-pages.tsx'), 'PostInvoicePage'),
});

/** The pages of vendors: where they stand, and bills that they send. */
export const financeRoutes = [overview, postInvoice] as const;
