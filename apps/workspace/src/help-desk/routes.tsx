import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { learnTalks } from '../chat/learn-talks.ts';
import { root } from '../frame/root.tsx';

const desk = createRoute({
  getParentRoute: () => root,
  path: '/workspace/cases/helpdesk',
  loader: ({ context }) => learnTalks(context),
  component: lazyPage(() => import('./DeskPage.tsx'), 'DeskPage'),
});

/** The help desk as the team sees it. */
export const helpDeskRoutes = [desk] as const;
