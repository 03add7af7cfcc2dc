import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { talkWords } from '@homeport/ui/talk/talk-words.ts';
import { createRoute } from '@tanstack/react-router';
import { type RouterContext, root } from '../frame/root.tsx';
import { talksWords } from './words.ts';

const learn = async ({ context: { workspace } }: { context: RouterContext }) => {
  await Promise.all([workspace.learn('talks', talksWords), workspace.learn(talkWords.space, talkWords.files)]);
};
const chat = createRoute({
  getParentRoute: () => root,
  path: '/workspace/cases/chat',
  loader: learn,
  component: lazyPage(() => import('./ChatPage.tsx'), 'ChatPage'),
});
const desk = createRoute({
  getParentRoute: () => root,
  path: '/workspace/cases/helpdesk',
  loader: learn,
  component: lazyPage(() => import('../helpdesk/DeskPage.tsx'), 'DeskPage'),
});
const calls = createRoute({
  getParentRoute: () => root,
  path: '/workspace/cases/video-calls',
  loader: learn,
  component: lazyPage(() => import('../calls/CallsPage.tsx'), 'CallsPage'),
});

/** Chat, help desk and video calls of the team. */
export const talkRoutes = [chat, desk, calls] as const;
