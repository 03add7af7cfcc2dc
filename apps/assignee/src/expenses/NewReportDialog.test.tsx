import { toasts } from '@homeport/ui/parts/toasts.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { assignmentQuery, payoutsQuery } from '../data/queries.ts';
import { type AppContext, AppSession } from '../shell/app-context.ts';
import words from '../words/en.json' with { type: 'json' };
import { NewReportDialog } from './NewReportDialog.tsx';

let answer: () => Response;
const sent: unknown[] = [];
const said = () => toasts.store.get().shown?.text;
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  });
});
afterEach(() => {
  toasts.close();
});

async function opened() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(assignmentQuery.queryKey, { id: 'a1', currency: 'EUR', beside: [] } as never);
  queries.setQueryData(payoutsQuery.queryKey, []);
  const app = { theme: { baseCurrency: 'EUR' } } as unknown as AppContext;
  const root = createRootRoute({ component: NewReportDialog });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root, history, defaultNotFoundComponent: () => null });
  await draw(
    <QueryClientProvider client={queries}>
      <AppSession.Provider value={app}>
        <RouterProvider router={router as never} />
      </AppSession.Provider>
    </QueryClientProvider>,
    {},
    { en: { app: words } },
  );
  await userEvent.type(await screen.findByLabelText(/Description/), 'March');
  await userEvent.click(screen.getByRole('button', { name: words['report.create'] }));
  return history;
}

test('a report that was saved says Saved Successfully and is opened', async () => {
  answer = () => new Response(JSON.stringify({ id: 'r1', version: 1, description: 'March' }), { status: 201 });
  const history = await opened();
  await waitFor(() => expect(said()).toBe('Saved Successfully'));
  expect(history.location.pathname).toBe('/dashboard/batch/r1');
  expect(sent).toEqual([expect.objectContaining({ description: 'March', category: 'EMPLOYEE', currency: 'EUR' })]);
});

test('one that was not says Unable to save, and what was typed stays', async () => {
  answer = () => new Response('{}', { status: 500 });
  const history = await opened();
  await waitFor(() => expect(said()).toBe('Unable to save'));
  expect(history.location.pathname).toBe('/');
  expect(screen.getByLabelText<HTMLInputElement>(/Description/).value).toBe('March');
});
