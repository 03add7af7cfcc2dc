import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { mustOpen } from '../frame/own-pages.ts';
import { root } from '../frame/root.tsx';
import { approvalsWords } from './inbox/words.ts';
import { approvalsPage } from './menu.ts';

const approvals = createRoute({
  getParentRoute: () => root,
  path: '/workspace/dashboard/approvals',
  loader: async ({ context: { workspace } }) => {
    mustOpen(workspace.access, approvalsPage);
    await workspace.learn('approvals', approvalsWords);
  },
  component: lazyPage(() => import('./ApprovalsRoute.tsx'), 'ApprovalsRoute'),
});

/** The approvals inbox. */
export const approvalRoutes = [approvals] as const;
