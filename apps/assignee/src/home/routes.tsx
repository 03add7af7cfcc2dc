import { askTogether } from '@homeport/client';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { arrivalQuery, mayArrive } from '../arrival/arrival-data.ts';
import { arrivalWords } from '../arrival/words.ts';
import {
  assignmentQuery,
  isFamily,
  meQuery,
  moneyQuery,
  noticesQuery,
  onItsWayQuery,
  paymentsQuery,
  phasesQuery,
  reportsQuery,
} from '../data/queries.ts';
import { caseDocumentsQuery, requiredQuery } from '../documents/document-data.ts';
import { formsQuery } from '../forms/queries.ts';
import { readingsQuery } from '../library/library-data.ts';
import { servicesQuery } from '../services/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { surveysQuery } from '../surveys/queries.ts';
import { timelineQuery } from '../timeline/queries.ts';
import { alertsQuery } from '../travel/travel-data.ts';
import { travelWords } from '../travel/words.ts';
import { today } from '../words/today.ts';
import { homeWords } from './words.ts';

const home = createRoute({
  getParentRoute: () => dashboard,
  path: '/',
  component: lazyPage(() => import('./HomePage.tsx'), 'HomePage'),
  loader: async ({ context: { queries, learn } }: Context) => {
    const now = <Q,>(query: Q) =>
      queries.ensureQueryData({ ...(query as typeof reportsQuery), revalidateIfStale: true });
    const isGuest = isFamily(queries.getQueryData(meQuery.queryKey));
    // What the cards show is one call, and what goes by the assignment another.
    const assignment = askTogether(() => queries.ensureQueryData({ ...assignmentQuery, revalidateIfStale: true }));
    const asked = [
      ...[servicesQuery, formsQuery, phasesQuery, alertsQuery, noticesQuery].map(now),
      ...(isGuest
        ? []
        : [
            surveysQuery,
            reportsQuery,
            moneyQuery,
            onItsWayQuery,
            paymentsQuery,
            requiredQuery,
            caseDocumentsQuery,
            readingsQuery,
          ].map(now)),
    ];
    const ofAssignment = assignment.then((found) =>
      askTogether(() =>
        settled(
          ...(found ? [now(timelineQuery(found.id))] : []),
          // The code of the card too: what comes after the page pushes away what one is about to touch.
          ...(!isGuest && mayArrive(found, today())
            ? [learn(arrivalWords), now(arrivalQuery), import('../arrival/ArrivalCard.tsx')]
            : []),
        ),
      ),
    );
    await Promise.all([learn(homeWords), learn(travelWords), settled(ofAssignment, ...asked)]);
  },
});

/** The first page after sign-in. */
export const homeRoutes = [home] as const;
