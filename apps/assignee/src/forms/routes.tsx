import { ListSkeleton, RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { assistanceWords } from '../assistance/words.ts';
import { assignmentQuery } from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { formQuery, formsQuery } from './queries.ts';
import { formWords } from './words.ts';

const forms = createRoute({
  getParentRoute: () => dashboard,
  path: '/content',
  component: lazyPage(() => import('./FormsPage.tsx'), 'FormsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton rows={5} />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    await Promise.all([
      learn(formWords),
      learn(assistanceWords),
      settled(queries.ensureQueryData(assignmentQuery)),
      queries.ensureQueryData({ ...formsQuery, revalidateIfStale: true }),
    ]);
  },
});
const form = createRoute({
  getParentRoute: () => dashboard,
  path: '/content/$id',
  // The step that is open, or `check` for the page before sending.
  validateSearch: (search: Readonly<Record<string, unknown>>): { step?: string } =>
    typeof search.step === 'string' ? { step: search.step } : {},
  component: lazyPage(() => import('./FormPage.tsx'), 'FormPage'),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: async ({ context: { queries, learn }, params }: Context & { params: { id: string } }) => {
    await Promise.all([learn(formWords), queries.ensureQueryData(formQuery(params.id))]);
  },
});

/** Forms of the company, and one of them. */
export const formRoutes = [forms, form] as const;
