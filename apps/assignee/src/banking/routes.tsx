import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { accountsQuery } from '../data/queries.ts';
import { dashboard } from '../shell/dashboard.tsx';

const banking = createRoute({
  getParentRoute: () => dashboard,
  path: '/banking',
  validateSearch: (search: Readonly<Record<string, unknown>>): { form?: string } =>
    typeof search.form === 'string' ? { form: search.form } : {},
  component: lazyPage(() => import('./BankingPage.tsx'), 'BankingPage'),
  onLeave: ({ context }) => context.queries.removeQueries({ queryKey: accountsQuery.queryKey }),
});

/** Bank details, behind a fresh sign-in. */
export const bankingRoutes = [banking] as const;
