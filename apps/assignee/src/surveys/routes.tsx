import { RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { loaded } from '@homeport/ui/routing/navigation.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type Context, dashboard } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { surveysQuery } from './queries.ts';
import { surveyWords } from './words.ts';

const survey = createRoute({
  getParentRoute: () => dashboard,
  path: '/survey/$id',
  component: lazyRouteComponent(() => import('./SurveyPage.tsx'), 'SurveyPage'),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: loaded(async ({ context: { queries, learn } }: Context) => {
    await Promise.all([learn(surveyWords), queries.ensureQueryData({ ...surveysQuery, revalidateIfStale: true })]);
  }),
});

/** One survey, from Home and from the bell. */
export const surveyRoutes = [survey] as const;
