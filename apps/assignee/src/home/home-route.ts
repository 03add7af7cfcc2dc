import { askTogether } from '@homeport/client';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { HomeAsks } from '../data/home-card.ts';
import { assignmentQuery, isFamily, meQuery, type reportsQuery } from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';

/** The first page after sign-in, with what the domains ask for their cards. */
export const homeRoute = (
  domains: readonly HomeAsks[],
  page: () => Promise<{ readonly ComposedHome: ComponentType }>,
) =>
  createRoute({
    getParentRoute: () => dashboard,
    path: '/',
    component: lazyPage(page, 'ComposedHome'),
    loader: async ({ context: { queries, learn } }: Context) => {
      const now = <Q>(query: Q) =>
        queries.ensureQueryData({ ...(query as typeof reportsQuery), revalidateIfStale: true });
      const of = { now, learn, isGuest: isFamily(queries.getQueryData(meQuery.queryKey)) };
      // What the cards show is one call, and what goes by the assignment another.
      const assignment = askTogether(() => queries.ensureQueryData({ ...assignmentQuery, revalidateIfStale: true }));
      const asked = domains.flatMap(({ asks }) => asks?.(of) ?? []);
      const ofAssignment = assignment.then((found) =>
        askTogether(() => settled(...domains.flatMap((domain) => domain.ofAssignment?.(of, found) ?? []))),
      );
      const words = domains.flatMap((domain) => domain.words ?? []).map(learn);
      await Promise.all([...words, settled(ofAssignment, ...asked)]);
    },
  });
