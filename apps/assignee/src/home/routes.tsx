import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { formsQuery } from '../content/queries.ts';
import { assignmentQuery, moneyQuery, paymentsQuery, phasesQuery, reportsQuery } from '../data/queries.ts';
import { servicesQuery } from '../services/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { loaded } from '../shell/navigation.ts';
import { surveysQuery } from '../surveys/queries.ts';
import { timelineQuery } from '../timeline/queries.ts';
import { homeWords } from './words.ts';

const home = createRoute({
  getParentRoute: () => dashboard,
  path: '/',
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  loader: loaded(async ({ context: { queries, learn } }: Context) => {
    const now = <Q,>(query: Q) =>
      queries.ensureQueryData({ ...(query as typeof reportsQuery), revalidateIfStale: true });
    const assignment = queries.ensureQueryData({ ...assignmentQuery, revalidateIfStale: true });
    await Promise.all([
      learn(homeWords),
      settled(
        assignment.then((found) => found && now(timelineQuery(found.id))),
        ...[servicesQuery, formsQuery, surveysQuery, reportsQuery, moneyQuery, paymentsQuery, phasesQuery].map(now),
      ),
    ]);
  }),
});

/** The first page after sign-in. */
export const homeRoutes = [home] as const;
