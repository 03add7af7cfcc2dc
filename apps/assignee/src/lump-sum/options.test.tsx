import type { MyLumpSum } from '@homeport/model/benefits';
import { startLanguage } from '@homeport/ui/language/start-language.ts';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Options } from './Options.tsx';
import en from './words/en.json' with { type: 'json' };

const option = (id: string, name: string) => ({ id, name, points: 10, maximum: 1, chosen: 0, needsChildren: false });
const lumpSum = (optionsUntil: string): MyLumpSum =>
  ({
    ...{ id: '1', name: 'Lump sum', amount: '8000.00', used: '0.00', remaining: '8000.00', over: '0.00' },
    ...{ currency: 'EUR', covers: [], uses: [], points: 100, pointsUsed: 0, pointsLeft: 100, payout: null },
    ...{ perPoint: null, mostPaidOut: 0, optionsUntil, children: 0 },
    options: [option('a', 'Sea shipment'), option('b', 'Language lessons')],
  }) as unknown as MyLumpSum;

async function show(until: string) {
  const root = createRootRoute({ component: () => <Options lumpSum={lumpSum(until)} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  await startLanguage({ locale: 'en', bundles: { en: { lumpSum: en } } });
  render(
    <HomeportProvider settings={{}} link={(props) => <a {...props} />}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </HomeportProvider>,
  );
}

test('that the time to choose is over is said once, in the past, and nothing can be chosen', async () => {
  await show('2020-04-13');
  expect((await screen.findAllByText(/could choose/)).length).toBe(1);
  expect(screen.queryByText(/You can choose/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose options' })).toBeNull();
  expect(screen.getAllByText(/13\W+04\W+/).length).toBe(1);
});

test('until then it says until when', async () => {
  await show('2999-04-13');
  await screen.findByText(/You can choose/);
  expect(screen.getByRole('button', { name: 'Choose options' })).toBeTruthy();
});
