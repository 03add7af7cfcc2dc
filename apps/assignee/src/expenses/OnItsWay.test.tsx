import type { MoneyOnItsWay } from '@homeport/model/payments';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { onItsWayQuery, reportsQuery } from '../data/queries.ts';
import { homeRoute } from '../home/home-route.ts';
import en from '../words/en.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import { today } from '../words/today.ts';
import { homeAsks } from './home-asks.ts';
import { OnItsWay } from './OnItsWay.tsx';
import { expenseRoutes } from './routes.tsx';

const NoPage = () => null;
type Loader = (of: { context: object }) => Promise<unknown>;

test.each([
  ['Home', homeRoute([homeAsks], async () => ({ ComposedHome: NoPage }))],
  ['Options', expenseRoutes[0]],
  ['Reports', expenseRoutes[1]],
])('%s comes with what is on its way: the card does not push the page later', async (_name, route) => {
  const asked: string[] = [];
  const queries = {
    getQueryData: () => undefined,
    ensureQueryData: async ({ queryKey }: { queryKey: readonly unknown[] }) => {
      asked.push(JSON.stringify(queryKey));
      return null;
    },
  };
  await (route.options.loader as unknown as Loader)({ context: { queries, learn: async () => undefined } });
  expect(asked).toContain(JSON.stringify(onItsWayQuery.queryKey));
});

test.each([
  ['APPROVED', true],
  ['AWAITING_APPROVAL', true],
  ['OPEN', false],
])('a report that is %s asks for what is on its way before it is drawn: %s', async (status, isAsked) => {
  const asked: unknown[] = [];
  const queries = {
    ensureQueryData: async ({ queryKey }: { queryKey: readonly unknown[] }) => {
      asked.push(queryKey[1]);
      return { status };
    },
  };
  const of = { context: { queries }, params: { batchId: 'r1' }, deps: {} };
  await (expenseRoutes[2].options.loader as unknown as Loader)(of);
  expect(asked.includes(onItsWayQuery.queryKey[1])).toBe(isAsked);
});

async function waysIn(locale: 'en' | 'fr', expected: string): Promise<string[]> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const one = { description: 'Mars', amount: '10.00', currency: 'EUR', accountEnding: '1234', expected };
  queries.setQueryData(onItsWayQuery.queryKey, [
    { ...one, report: 'r1', stage: 'APPROVED', owner: 'finance' },
    { ...one, report: 'r2', stage: 'SENT', owner: 'bank' },
    { ...one, report: 'r3', stage: 'SUBMITTED', owner: 'approver' },
  ] as unknown as MoneyOnItsWay[]);
  const { container } = await draw(
    <QueryClientProvider client={queries}>
      <OnItsWay />
    </QueryClientProvider>,
    { locale },
    { fr: { app: fr }, en: { app: en } },
  );
  return [...container.querySelectorAll('.hp-muted')].map((line) => line.textContent?.replaceAll('\u00a0', ' ') ?? '');
}

test('the day on which money comes is said, after “by” too, with how far off it is', async () => {
  const [approved, sent] = await waysIn('fr', Temporal.PlainDate.from(today()).add({ days: 9 }).toString());
  expect(approved).toMatch(/au plus tard le \p{L}{3}\. [^·]*\(dans 9 jours\)\.$/u);
  expect(sent).toContain('(dans 9 jours)');
});
test('a day that is past is said to have been expected, and is no promise any more', async () => {
  const [approved, sent, ...undecided] = await waysIn(
    'en',
    Temporal.PlainDate.from(today()).subtract({ days: 1 }).toString(),
  );
  expect(approved).toMatch(
    /^Approved\. Finance pays it to your account ending 1234\. The money was expected on .*\(yesterday\)\.$/,
  );
  expect(undecided).toEqual([]);
  expect(sent).toMatch(/^With the bank, to your account ending 1234\. The money was expected on .*\(yesterday\)\.$/);
});

test('without a network it is said that something is on its way, where the kept reports say so', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const said = async (status: string) => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queries.setQueryData(reportsQuery.queryKey, [{ id: 'r1', status }] as never);
    const { container, unmount } = await draw(
      <QueryClientProvider client={queries}>
        <OnItsWay />
      </QueryClientProvider>,
      { locale: 'en' },
      { en: { app: en } },
    );
    const words = container.textContent;
    unmount();
    return words;
  };
  expect(await said('APPROVED')).toContain('Some of your money is on its way.');
  expect(await said('OPEN')).toBe('');
  offline.mockRestore();
});
