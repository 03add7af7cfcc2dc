import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { mustOpen } from '../frame/own-pages.ts';
import { root } from '../frame/root.tsx';
import { vendorDeskPath } from './paths.ts';

const desk = createRoute({
  getParentRoute: () => root,
  path: vendorDeskPath,
  loader: async ({ context: { workspace } }) => {
    mustOpen(workspace.access, { right: 'call.billableServices' });
    await Promise.all([workspace.need('caseService'), workspace.need('vendorInvoice')]);
  },
  component: lazyPage(() => import('./VendorDeskPage.tsx'), 'VendorDeskPage'),
});

/** The desk of vendors: where they stand, and bills that they send. */
export const financeRoutes = [desk] as const;
