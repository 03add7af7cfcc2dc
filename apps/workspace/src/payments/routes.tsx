import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { mustOpen } from '../frame/own-pages.ts';
import { root } from '../frame/root.tsx';
import { paymentsWords } from './desk/words.ts';
import { paymentsPage } from './menu.ts';

const payments = createRoute({
  getParentRoute: () => root,
  path: '/workspace/financial/payments',
  loader: async ({ context: { workspace } }) => {
    mustOpen(workspace.access, paymentsPage);
    await workspace.learn('payments', paymentsWords);
  },
  component: lazyPage(() => import('./PaymentsRoute.tsx'), 'PaymentsRoute'),
});

/** The payments desk. */
export const paymentRoutes = [payments] as const;
