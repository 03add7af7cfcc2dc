import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { learnTalks } from '../chat/learn-talks.ts';
import { root } from '../frame/root.tsx';

const calls = createRoute({
  getParentRoute: () => root,
  path: '/workspace/cases/video-calls',
  loader: ({ context }) => learnTalks(context),
  component: lazyPage(() => import('./CallsPage.tsx'), 'CallsPage'),
});

/** Video calls of the team. */
export const callRoutes = [calls] as const;
