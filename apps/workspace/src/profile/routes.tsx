import { accountWords } from '@homeport/ui/account/account-words.ts';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';

const profile = createRoute({
  getParentRoute: () => root,
  path: '/workspace/profile',
  loader: async ({ context: { workspace } }) => workspace.learn(accountWords.space, accountWords.files),
  component: lazyPage(() => import('./ProfilePage.tsx'), 'ProfilePage'),
});

/** The own profile. */
export const profileRoutes = [profile] as const;
