import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { type LoadOf, root } from '../frame/root.tsx';
import { newInitiationPath } from './paths.ts';
import { initiationWords } from './words.ts';

const create = createRoute({
  getParentRoute: () => root,
  path: newInitiationPath,
  loader: async ({ context: { workspace } }: LoadOf<object>) => {
    await Promise.all([
      workspace.learn('initiations', initiationWords),
      ...['initiation', 'initiationMember', 'employee', 'person', 'serviceType', 'caseDetail'].map((one) =>
        workspace.need(one),
      ),
    ]);
  },
  component: lazyPage(() => import('./wizard/NewInitiationPage.tsx'), 'NewInitiationPage'),
});

/** Asking for an assignment. */
export const initiationRoutes = [create] as const;
