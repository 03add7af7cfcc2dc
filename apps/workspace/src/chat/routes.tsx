import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';
import { learnTalks } from './learn-talks.ts';

const chat = createRoute({
  getParentRoute: () => root,
  path: '/workspace/cases/chat',
  loader: ({ context }) => learnTalks(context),
  component: lazyPage(() => import('./ChatPage.tsx'), 'ChatPage'),
});

/** The conversations of the team. */
export const chatRoutes = [chat] as const;
