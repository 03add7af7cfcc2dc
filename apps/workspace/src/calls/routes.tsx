import { callRoomWords } from '@homeport/ui/call/call-words.ts';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { learnTalks } from '../chat/learn-talks.ts';
import { root } from '../frame/root.tsx';

const calls = createRoute({
  getParentRoute: () => root,
  path: '/workspace/cases/video-calls',
  loader: async ({ context }) => {
    await Promise.all([learnTalks(context), context.workspace.learn(callRoomWords.space, callRoomWords.files)]);
  },
  component: lazyPage(() => import('./CallsPage.tsx'), 'CallsPage'),
});

/** Video calls of the team. */
export const callRoutes = [calls] as const;
