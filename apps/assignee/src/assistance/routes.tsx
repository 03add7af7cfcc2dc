import { ListSkeleton, RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { assignmentQuery, meQuery, phasesQuery } from '../data/queries.ts';
import { servicesQuery } from '../services/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { assignmentsQuery, employeeQuery, familyQuery, grantedQuery, personQuery, signInsQuery } from './queries.ts';
import { type ChangeableTopic, changeable } from './self.rules.ts';
import { assistanceWords } from './words.ts';

const assistance = createRoute({
  getParentRoute: () => dashboard,
  path: '/assistance',
  component: lazyPage(() => import('./AssistancePage.tsx'), 'AssistancePage'),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    const assignment = queries.ensureQueryData({ ...assignmentQuery, revalidateIfStale: true });
    const granted = assignment.then((found) => found && queries.ensureQueryData(grantedQuery));
    await Promise.all([
      learn(assistanceWords),
      assignment,
      settled(
        granted,
        queries.ensureQueryData(phasesQuery),
        queries.ensureQueryData(familyQuery),
        queries.ensureQueryData(assignmentsQuery),
        queries.ensureQueryData({ ...servicesQuery, revalidateIfStale: true }),
      ),
    ]);
  },
});
const self = createRoute({
  getParentRoute: () => dashboard,
  path: '/assistance/self',
  validateSearch: (search: Readonly<Record<string, unknown>>): { change?: ChangeableTopic } => {
    const topic = changeable.find((one) => one === search.change);
    return topic ? { change: topic } : {};
  },
  component: lazyPage(() => import('./SelfPage.tsx'), 'SelfPage'),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    const person = queries
      .ensureQueryData(meQuery)
      .then((me) => me.person && queries.ensureQueryData({ ...personQuery(me.person.id), revalidateIfStale: true }));
    await Promise.all([learn(assistanceWords), person, settled(queries.ensureQueryData(employeeQuery))]);
  },
});
const family = createRoute({
  getParentRoute: () => dashboard,
  path: '/assistance/family',
  // `edit` is a dependant's id, or `new`.
  validateSearch: (search: Readonly<Record<string, unknown>>): { edit?: string } =>
    typeof search.edit === 'string' ? { edit: search.edit } : {},
  component: lazyPage(() => import('./FamilyPage.tsx'), 'FamilyPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton rows={4} />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    await Promise.all([
      learn(assistanceWords),
      queries.ensureQueryData({ ...familyQuery, revalidateIfStale: true }),
      settled(
        queries.ensureQueryData({ ...signInsQuery, revalidateIfStale: true }),
        queries.ensureQueryData(assignmentQuery),
      ),
    ]);
  },
});
const previous = createRoute({
  getParentRoute: () => dashboard,
  path: '/assistance/previous',
  component: lazyPage(() => import('./PreviousPage.tsx'), 'PreviousPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton rows={4} />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    await Promise.all([
      learn(assistanceWords),
      queries.ensureQueryData({ ...assignmentsQuery, revalidateIfStale: true }),
      settled(queries.ensureQueryData(assignmentQuery)),
    ]);
  },
});

/** The assignment at a glance, the person, the family and earlier assignments. */
export const assistanceRoutes = [assistance, self, family, previous] as const;
