import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { type Context, dashboard } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { widgetWords } from './words.ts';

const widgets = createRoute({
  getParentRoute: () => dashboard,
  path: '/widgetDashboard',
  validateSearch: ({ arrange }: Readonly<Record<string, unknown>>): { arrange?: boolean } =>
    arrange === true ? { arrange } : {},
  component: lazyPage(() => import('./WidgetsPage.tsx'), 'WidgetsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton rows={6} />} />,
  // Each widget loads in its place: one that fails, or is slow, keeps no other waiting.
  loader: async ({ context: { queries, learn } }: Context) => {
    const { boardQuery } = await import('./widget-data.ts');
    await Promise.all([learn(widgetWords), queries.ensureQueryData({ ...boardQuery, revalidateIfStale: true })]);
  },
});

/** The widgets of the person. */
export const widgetRoutes = [widgets] as const;
