import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { contactsQuery } from '../contacts/contact-data.ts';
import { assignmentQuery, isFamily, meQuery } from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { helpWords } from './words.ts';

const help = createRoute({
  getParentRoute: () => dashboard,
  path: '/help',
  validateSearch: ({ q }: Readonly<Record<string, unknown>>): { q?: string } =>
    (typeof q === 'string' || typeof q === 'number') && String(q).trim().length > 1
      ? { q: String(q).slice(0, 200) }
      : {},
  component: lazyPage(() => import('./HelpPage.tsx'), 'HelpPage'),
  loader: async ({ context: { queries, learn } }: Context) => {
    await Promise.all([
      learn(helpWords),
      settled(
        queries.ensureQueryData(assignmentQuery),
        ...(isFamily(queries.getQueryData(meQuery.queryKey)) ? [] : [queries.ensureQueryData(contactsQuery)]),
      ),
    ]);
  },
});

/** Help. */
export const helpRoutes = [help] as const;
