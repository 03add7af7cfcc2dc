import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { assignmentQuery } from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { loaded } from '../shell/navigation.ts';
import { helpWords } from './words.ts';

const help = createRoute({
  getParentRoute: () => dashboard,
  path: '/help',
  component: lazyRouteComponent(() => import('./HelpPage.tsx'), 'HelpPage'),
  loader: loaded(async ({ context: { queries, learn } }: Context) => {
    await Promise.all([learn(helpWords), settled(queries.ensureQueryData(assignmentQuery))]);
  }),
});

/** Help. */
export const helpRoutes = [help] as const;
