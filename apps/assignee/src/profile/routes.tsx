import { accountWords } from '@homeport/ui/account/account-words.ts';
import { sessionsQuery } from '@homeport/ui/account/sessions-query.ts';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { personQuery } from '../assistance/queries.ts';
import { meQuery } from '../data/queries.ts';
import { pushWords } from '../push/words.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { profileWords } from './words.ts';

const profile = createRoute({
  getParentRoute: () => dashboard,
  path: '/profile',
  component: lazyPage(() => import('./ProfilePage.tsx'), 'ProfilePage'),
  loader: async ({ context: { queries, learn } }: Context) => {
    const person = queries
      .ensureQueryData(meQuery)
      .then(({ person: own }) => own && queries.ensureQueryData({ ...personQuery(own.id), revalidateIfStale: true }));
    await Promise.all([learn(accountWords), learn(pushWords), learn(profileWords)]);
    await settled(person, queries.ensureQueryData({ ...sessionsQuery, revalidateIfStale: true }));
  },
});

/** The own profile. */
export const profileRoutes = [profile] as const;
