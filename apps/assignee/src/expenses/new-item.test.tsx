import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { assignmentQuery, itemsQuery, linesQuery, payoutsQuery, reportsQuery, taxesQuery } from '../data/queries.ts';
import type { Report } from '../data/types.ts';
import { type AppContext, AppSession } from '../shell/app-context.ts';
import words from '../words/en.json' with { type: 'json' };
import french from '../words/fr.json' with { type: 'json' };
import { ExpensePage } from './ExpensePage.tsx';

const app = {
  me: { id: 'ana', tenant: { id: 't1' } },
  theme: { baseCurrency: 'EUR' },
  access: {
    permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'] },
    permissionSettingItems: [{ code: 'caseExpenseBatch.create' }],
  },
} as unknown as AppContext;

const report = { id: 'r1', description: 'Trip', currency: 'KWD', status: 'OPEN', can: [] } as unknown as Report;

/** The form of a new item of the only report that is open. */
async function newItem(expense: object | null = null, locale: 'en' | 'fr' = 'en'): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  for (const { queryKey } of [itemsQuery, taxesQuery, linesQuery('r1'), payoutsQuery])
    queries.setQueryData(queryKey, []);
  queries.setQueryData(itemsQuery.queryKey, [{ id: 'meal', name: 'Meal', nameFr: 'Repas', nameEs: 'Comida' }] as never);
  queries.setQueryData(assignmentQuery.queryKey, null);
  queries.setQueryData(reportsQuery.queryKey, [report]);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ExpensePage report={report} expense={expense as never} /> }),
    history: createMemoryHistory(),
  });
  await router.load();
  await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={app}>
        <RouterProvider router={router as never} />
      </AppSession>
    </QueryClientProvider>,
    { userId: 'ana', companyCurrency: 'EUR', locale },
    { en: { app: words }, fr: { app: french } },
  );
}

test('a new item is in the currency of its report, whatever the company’s is', async () => {
  await newItem();
  const currency = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Amount: / });
  expect(currency.value).toMatch(/^KWD/);
});

test('a new item says which report it goes into, also where only one is open, and can go into a new one', async () => {
  await newItem();
  const choice = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Expense Report/ });
  expect(choice.value).toBe('Trip');
  await userEvent.click(choice);
  await userEvent.click(await screen.findByRole('option', { name: /New Expense Report/i }));
  expect(await screen.findByRole('dialog', { name: /New Expense Report/i })).toBeTruthy();
  expect(choice.value).toBe('Trip');
});

test('an expense without an activity is called by its kind in the language of the reader', async () => {
  const kind = { expenseItem: { id: 'meal', label: 'Meal' }, activity: null };
  const rest = { amount: '30.00', currency: 'KWD', convertedCurrency: 'KWD', expenseDate: '2026-03-01', receipt: null };
  await newItem({ id: 'e1', version: 1, approvalStatus: 'APPROVED', findings: [], can: [], ...kind, ...rest }, 'fr');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Repas');
});
