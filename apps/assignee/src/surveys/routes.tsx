import { RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { type Context, dashboard } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { surveysQuery } from './queries.ts';
import { surveyWords } from './words.ts';

const survey = createRoute({
  getParentRoute: () => dashboard,
  path: '/survey/$id',
  component: lazyPage(() => import('./SurveyPage.tsx'), 'SurveyPage'),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    await Promise.all([learn(surveyWords), queries.ensureQueryData({ ...surveysQuery, revalidateIfStale: true })]);
  },
});

/** One survey, from Home and from the bell. */
export const surveyRoutes = [survey] as const;
