import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { itemsQuery, linesQuery, reportsQuery, taxesQuery } from '../data/queries.ts';
import type { Report } from '../data/types.ts';
import { type AppContext, AppSession } from '../shell/app-context.ts';
import words from '../words/en.json' with { type: 'json' };
import { ExpensePage } from './ExpensePage.tsx';

const app = {
  me: { id: 'ana', tenant: { id: 't1' } },
  access: { permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'] } },
} as unknown as AppContext;

test('a new item is in the currency of its report, whatever the company’s is', async () => {
  const report = { id: 'r1', description: 'Trip', currency: 'KWD', status: 'OPEN', can: [] } as unknown as Report;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  for (const { queryKey } of [itemsQuery, taxesQuery, linesQuery('r1')]) queries.setQueryData(queryKey, []);
  queries.setQueryData(reportsQuery.queryKey, [report]);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ExpensePage report={report} expense={null} /> }),
    history: createMemoryHistory(),
  });
  await router.load();
  await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={app}>
        <RouterProvider router={router as never} />
      </AppSession>
    </QueryClientProvider>,
    { userId: 'ana', companyCurrency: 'EUR' },
    { en: { app: words } },
  );
  const currency = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Amount: / });
  expect(currency.value).toMatch(/^KWD/);
});
